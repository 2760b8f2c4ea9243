// What a win is worth.

import { CHI_CHI, FACES, count, isRed, rank } from './deck.mjs';
import { caRanksOf, chanOf } from './pairs.mjs';

/** Each bonus has a main value and a lesser one, the dịch, that it adds to another's main (CH-4.1.2). */
export const VALUES = {
  u_chi: { main: 3, dich: 1 }, // CH-4.2.1
  thien_u: { main: 3, dich: 1 },
  tom: { main: 4, dich: 1 }, // CH-4.3.1
  bach_thu: { main: 4, dich: 1 },
  leo: { main: 5, dich: 2 }, // CH-4.4.1
  thien_khai: { main: 5, dich: 2 },
  chiu_u: { main: 5, dich: 2 },
  bon: { main: 5, dich: 2 },
  bach_dinh: { main: 7, dich: 4 }, // CH-4.5.1
  tam_do: { main: 8, dich: 5 },
  kinh_tu_chi: { main: 12, dich: 9 },
  thap_thanh: { main: 12, dich: 9 }, // CH-4.6.1
};

const PLAIN = 2;
const TOM = ['3V', '3S', '7N'];
const LEO = ['8S', '9V', CHI_CHI];

/**
 * The names of the bonuses of a win, repeated where they count repeatedly. A win is
 * { hand, melds, dealt, card, gate, seat }: the concealed cards with the winning one, the melds, the
 * hand as it was dealt, and the winning card, whose gate it lay in and who wins; no card in Thiên ù.
 */
export function bonuses({ hand, melds, dealt, card, gate, seat }) {
  const cards = [...hand, ...melds.flatMap((meld) => meld.cards)];
  const chan = chanOf({ hand, melds });
  const caRanks = caRanksOf({ hand, melds });
  const sets = (faces) => Math.min(...faces.map((face) => count(cards, face)));
  const reds = cards.filter(isRed).length;
  const chiChi = count(cards, CHI_CHI);

  // Four of a face as two Chắn; a copy that went into a Cạ spoils it (CH-gap-9).
  const inCa = (face) =>
    count(hand, face) % 2 === 1 || melds.some((meld) => meld.kind === 'ca' && meld.cards.includes(face));
  const quads = FACES.filter((face) => count(cards, face) === 4 && !inCa(face));
  const quadOf = (copies, faces = quads) => faces.some((face) => count(dealt, face) === copies);

  // How often each one applies; true counts once. Only Tôm and Lèo repeat (CH-4.4.2).
  const times = {
    u_chi: gate === seat,
    thien_u: !card,
    tom: sets(TOM),
    bach_thu: chan === 6 && !(card && caRanks.includes(rank(card))), // without a card: CH-gap-10
    leo: sets(LEO),
    thien_khai: quadOf(4),
    chiu_u: quadOf(3, quads.filter((face) => face === card)),
    bon: quadOf(2),
    bach_dinh: reds === 0,
    tam_do: reds === 8,
    kinh_tu_chi: reds === 4 && chiChi === 4,
    thap_thanh: chan === 10,
  };
  return Object.entries(times).flatMap(([name, often]) => Array(Number(often)).fill(name));
}

/** What each loser pays for these bonuses. */
export function score(names) {
  const values = names.map((name) => VALUES[name]);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  if (!names.length) return PLAIN; // CH-4.1.1
  if (names.includes('thap_thanh')) return sum(values.map(({ main }) => main)); // CH-4.6.2
  // The dearest gives its main value, of equals the one with the higher dịch (CH-4.7.2), all others
  // their dịch (CH-4.1.3).
  const byValue = (one, other) => other.main - one.main || other.dich - one.dich;
  const [dearest, ...others] = values.toSorted(byValue);
  return dearest.main + sum(others.map(({ dich }) => dich));
}
