// What a player may do: every bar of the rules is an action that is not offered (CH-3.7.3).
//
// A player is { hand, melds, discarded, locked, ... }: concealed cards, melds in the order made, the
// faces it has discarded so far and those that are locked for it.

import { count, rank, without } from './deck.mjs';
import { arrange, caRanksOf, complete, oddFaces } from './pairs.mjs';

const sameRank = (one, other) => rank(one) === rank(other) && one !== other;

const hasTakenCa = ({ melds }) => melds.some(({ kind }) => kind === 'ca');

/** Two of a rank in two suits: as good as a Cạ thrown away. */
const hasDiscardedCa = ({ discarded }) =>
  discarded.some((one) => discarded.some((other) => sameRank(one, other)));

/**
 * Faces that may be discarded: those not bound in pairs (CH-3.4.2), not locked (CH-3.4.3), and, for who
 * has taken a Cạ, none that would throw away the second card of another (CH-3.5.2).
 */
export function discards(player) {
  const wouldDiscardCa = (face) => player.discarded.some((other) => sameRank(face, other));
  return oddFaces(player.hand).filter(
    (face) => !player.locked.includes(face) && !(hasTakenCa(player) && wouldDiscardCa(face)),
  );
}

/** The player after laying down `own` cards of its hand with the claimed one. */
export const lay = (player, kind, card, own, supplier) => ({
  ...player,
  hand: without(player.hand, own),
  melds: [...player.melds, { kind, cards: [card, ...own], supplier, own }],
});

/**
 * The ordinary capture of a card that is open to the player, as { kind, own } or null. The hand card is
 * never a choice (CH-gap-13), and afterwards some card must be left to discard (CH-3.5.3).
 */
export function capture(player, card) {
  if (isSpent(player, card)) return null;
  // An identical card leaves only the Chắn (CH-3.4.1).
  const kind = player.hand.includes(card) ? 'chan' : 'ca';
  const own = kind === 'chan' ? card : caPartner(player, card);
  if (!own || !discards(lay(player, kind, card, [own])).length) return null;
  return { kind, own };
}

/** A face once discarded, or laid from the hand into a Cạ, is gone for the player (CH-3.4.4). */
const isSpent = ({ discarded, melds }, card) =>
  discarded.includes(card) || melds.some(({ kind, own }) => kind === 'ca' && own.includes(card));

/** The hand card with which `card` may be taken as Cạ: one of its rank that is odd and not locked. */
function caPartner(player, card) {
  if (caRanksOf(player).includes(rank(card))) return null; // one Cạ in a rank (CH-3.5.1)
  if (arrange(player.hand).single === 1) return null; // a hand that waits (CH-3.5.1)
  if (hasDiscardedCa(player)) return null; // CH-3.5.2
  return oddFaces(player.hand).find((face) => sameRank(face, card) && !player.locked.includes(face)) ?? null;
}

/** Whether the player conceals the other three copies (CH-3.6.1). */
export const holdsRest = ({ hand }, card) => count(hand, card) === 3;

/** Whether the card completes the player's twenty; a limit on captures is none on wins (CH-3.4.4). */
export const completes = ({ hand, melds }, card) => complete({ hand: [...hand, card], melds }, card);

/** A Chíu that does not win: allowed if a card is left to discard (CH-3.6.3, CH-gap-1, CH-gap-2). */
export const mayChiu = (player, card) =>
  holdsRest(player, card) && discards(lay(player, 'chiu', card, [card, card, card])).length > 0;
