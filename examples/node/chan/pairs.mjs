// Chắn and Cạ: how cards pair up (CH-1.1.2).

import { CHI_CHI, FACES, count, rank } from './deck.mjs';

const CHAN_IN = { chan: 1, ca: 0, chiu: 2 }; // four of a face are two Chắn (CH-1.2.1)

/** Faces held once or three times: what is left when all identical cards are paired. */
export const oddFaces = (hand) => FACES.filter((face) => count(hand, face) % 2 === 1);

/**
 * The one arrangement of concealed cards. Identical cards stay together and only the odd ones make Cạ
 * (CH-1.2.2), so there is nothing to search: `chan` pairs, the ranks that have a Cạ, and how many cards
 * stay `single`.
 */
export function arrange(hand) {
  const odd = oddFaces(hand);
  const ranks = [...new Set(odd.map(rank))];
  const suitsOf = (wanted) => odd.filter((face) => rank(face) === wanted).length;
  return {
    chan: (hand.length - odd.length) / 2,
    caRanks: ranks.filter((wanted) => suitsOf(wanted) >= 2),
    single: ranks.filter((wanted) => suitsOf(wanted) % 2 === 1).length,
  };
}

/** Chắn among all of a player's cards, melds too (CH-1.1.1). */
export const chanOf = ({ hand, melds }) =>
  melds.reduce((sum, { kind }) => sum + CHAN_IN[kind], arrange(hand).chan);

/** Ranks in which a player has a Cạ, in the hand or laid down. */
export const caRanksOf = ({ hand, melds }) => [
  ...arrange(hand).caRanks,
  ...melds.filter(({ kind }) => kind === 'ca').map(({ cards }) => rank(cards[0])),
];

/**
 * Whether twenty cards win: ten pairs, at least six of them Chắn (CH-1.1.1), and exactly six if the
 * winning `card` is Chi chi (CH-1.3.1). Thiên ù has no winning card.
 */
export function complete({ hand, melds }, card = null) {
  if (arrange(hand).single) return false;
  const chan = chanOf({ hand, melds });
  return card === CHI_CHI ? chan === 6 : chan >= 6;
}
