// The cards, the seats, and what a deal must look like.

import { badParams, isObject } from '../port.mjs';

/** In turn order (CH-0.3.1, CH-2.1.5). */
export const SEATS = ['A', 'B', 'C', 'D'];

/** The only face without a suit. */
export const CHI_CHI = 'C';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9'];
const SUITS = ['V', 'S', 'N']; // Vạn, Sách, Văn

/** 25 faces in deck order (CH-2.1.2); rank 1 and two of the honours stay in the box (CH-2.1.3). */
export const FACES = [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), CHI_CHI];

/** Four copies of each, a hundred cards. */
export const DECK = Object.fromEntries(FACES.map((face) => [face, 4]));

const PLACE = new Map(FACES.map((face, place) => [face, place]));
const RED = new Set(['8V', '9V', '8S', '9S', CHI_CHI]); // CH-4.5.2: 8N and 9N are black
const STOCK_SIZE = 23;

/** "5" for a 5V; Chi chi has a rank of its own, so that nothing but Chi chi pairs with it. */
export const rank = (face) => face[0];

export const isRed = (face) => RED.has(face);

/** How often `face` is among `cards`. */
export const count = (cards, face) => cards.filter((card) => card === face).length;

export const inDeckOrder = (cards) => cards.toSorted((one, other) => PLACE.get(one) - PLACE.get(other));

/** `hand` without these cards of it. */
export const without = (hand, cards) =>
  cards.reduce((kept, card) => kept.toSpliced(kept.indexOf(card), 1), hand);

export const after = (seat) => SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length];

/** All seats, beginning with `seat`. */
export const from = (seat) => SEATS.map((_, step) => SEATS[(SEATS.indexOf(seat) + step) % SEATS.length]);

/** Throws unless the setup is the whole deck: 20 cards for the dealer, 19 for others, 23 left (CH-2.1.4). */
export function checkSetup({ dealer, hands, stock }) {
  if (!SEATS.includes(dealer)) throw badParams(`the dealer is one of ${SEATS.join(' ')}`);
  if (!isObject(hands) || Object.keys(hands).toSorted().join('') !== SEATS.join('')) {
    throw badParams(`hands are those of ${SEATS.join(' ')}`);
  }
  for (const seat of SEATS) checkSize(`the hand of ${seat}`, hands[seat], seat === dealer ? 20 : 19);
  checkSize('the stock', stock, STOCK_SIZE);

  const cards = [...Object.values(hands).flat(), ...stock];
  const wrong = [...new Set([...FACES, ...cards])].filter((face) => count(cards, face) !== (DECK[face] ?? 0));
  if (wrong.length) {
    throw badParams(`not the deck: ${wrong.map((face) => `${face} ${count(cards, face)} times`).join(', ')}`);
  }
}

function checkSize(what, cards, size) {
  if (!Array.isArray(cards) || cards.length !== size) throw badParams(`${what} is a list of ${size} cards`);
}
