// The course of a deal, from one decision point to the next. A state is never changed:
//
//   phase    "opening" and "discard" ask one seat for a card, "claim" asks about the open card, "over"
//   players  by seat: what limits.mjs needs, the `table` before the seat and the hand `dealt` to it
//   stock    the first card is the next one turned up
//   card     the open card { face, gate, supplier, drawn }: in whose gate it lies, who put it there, and
//            whether it was drawn from the stock; null in the opening
//   turn     the seat with the ordinary right to the open card; in the opening the dealer
//   owes     who must discard, into which gate, and whose turn it is then
//   options  by seat asked
//   events, result

import { bonuses, score } from './bonuses.mjs';
import { SEATS, after, checkSetup, from, without } from './deck.mjs';
import { capture, completes, discards, holdsRest, lay, mayChiu } from './limits.mjs';
import { complete } from './pairs.mjs';

/** The dealer's opening; throws for a setup that is no deal. */
export function start(setup) {
  checkSetup(setup);
  const player = (dealt) => ({ hand: dealt, dealt, melds: [], table: [], discarded: [], locked: [] });
  const state = {
    players: Object.fromEntries(SEATS.map((seat) => [seat, player(setup.hands[seat])])),
    stock: setup.stock,
    card: null,
    turn: setup.dealer,
    events: [`${setup.dealer} deals`],
    result: null,
  };
  const asked = askDiscard(state, setup.dealer, setup.dealer, after(setup.dealer));
  return { ...asked, phase: 'opening', options: { [setup.dealer]: opening(state.players[setup.dealer]) } };
}

/**
 * Thiên ù may be declared (CH-3.7.2). Nothing to discard means ten Chắn, so it is then the only choice
 * (CH-gap-4) and a dead hand (CH-3.7.4) never comes about.
 */
const opening = (dealer) => [...choices(dealer), ...(complete(dealer) ? ['win'] : [])];

const choices = (player) => discards(player).map((face) => `discard ${face}`);

/** The next decision point after legal decisions of exactly the seats asked. */
export function advance(state, answers) {
  const now = { ...state, events: [] };
  return state.phase === 'claim' ? settle(now, answers) : discardOrWin(now, answers[state.owes.seat]);
}

function discardOrWin(state, decision) {
  const { seat } = state.owes;
  return decision === 'win' ? win(state, seat) : discard(state, decision.split(' ')[1]);
}

/** Into the gate that is due: the own one, or after a Chíu out of turn that of the claimed card. */
function discard(state, face) {
  const { seat, gate, turn } = state.owes;
  const shed = updated(state, seat, (player) => ({
    hand: without(player.hand, [face]),
    discarded: [...player.discarded, face],
  }));
  const card = { face, gate, supplier: seat, drawn: false };
  const where = gate === seat ? '' : ` before ${gate}`;
  return askClaims(told(laidOut(shed, card, turn), `${seat} discards ${face}${where}`));
}

/** Without a card to turn up the deal is a draw (CH-4.8.2). */
function turnUp(state, seat) {
  const [face, ...stock] = state.stock;
  if (!face) return over(told(state, 'the stock is exhausted'), 'exhausted', null, 0);
  const card = { face, gate: seat, supplier: seat, drawn: true };
  return askClaims(told(laidOut({ ...state, stock }, card, seat), `${seat} turns up ${face}`));
}

/** The open card is put into its gate, and `turn` is entitled to it. */
const laidOut = (state, card, turn) => ({
  ...updated(state, card.gate, ({ table }) => ({ table: [...table, card.face] })),
  card,
  turn,
});

/** One window for all claims on the open card; where nobody has any, play goes on. */
function askClaims(state) {
  const asked = SEATS.map((seat) => [seat, claims(state, seat)]).filter(([, offered]) => offered.length);
  const options = Object.fromEntries(asked.map(([seat, offered]) => [seat, ['pass', ...offered]]));
  return asked.length ? { ...state, phase: 'claim', options } : settle(state, {});
}

/**
 * Wins and Chíu belong to the moment at which the card is laid out (CH-3.3.3, CH-gap-6), by any seat
 * (CH-3.7.1): a drawn card wins for whom it completes, a discard only as the fourth of three. The capture
 * belongs to the seat on turn, on a drawn card the owner of its gate and then the next seat (CH-3.3.1).
 */
function claims(state, seat) {
  const { card, turn } = state;
  const player = state.players[seat];
  const fresh = isFresh(state);
  const mayWin = fresh && (card.drawn || holdsRest(player, card.face)) && completes(player, card.face);
  return [
    ...(mayWin ? ['win'] : []),
    ...(fresh && !mayWin && mayChiu(player, card.face) ? ['chiu'] : []),
    ...(seat === turn && capture(player, card.face) ? ['take'] : []),
  ];
}

/** Whether nobody has passed the card yet; passed by the owner of its gate, a drawn one is offered again. */
const isFresh = ({ card, turn }) => !card.drawn || card.gate === turn;

/** A win goes before a Chíu, a Chíu before a capture; of two wins that nearest to the gate (CH-3.6.2). */
function settle(state, answers) {
  const first = (claim) => from(state.card.gate).find((seat) => answers[seat] === claim);
  const winner = first('win');
  if (winner) return win(state, winner);
  const claimant = first('chiu');
  if (claimant) return chiu(state, claimant);
  return answers[state.turn] === 'take' ? take(state) : pass(state);
}

/**
 * A Chíu on turn is like a capture. Out of turn its discard takes the place of the claimed card, and the
 * seat that was about to act is asked about that one instead (CH-3.6.4).
 */
function chiu(state, seat) {
  const { card, turn } = state;
  const laid = claimed(state, seat, 'chiu', [card.face, card.face, card.face]);
  return seat === turn ? askDiscard(laid, seat, seat, after(seat)) : askDiscard(laid, seat, card.gate, turn);
}

/** A capture, then a discard into the own gate, then the next seat (CH-3.1.2). */
function take(state) {
  const { card, turn } = state;
  const { kind, own } = capture(state.players[turn], card.face);
  return askDiscard(claimed(state, turn, kind, [own]), turn, turn, after(turn));
}

/** The open card leaves its gate for a meld. */
function claimed(state, seat, kind, own) {
  const { face, gate, supplier } = state.card;
  const taken = updated(state, gate, ({ table }) => ({ table: table.slice(0, -1) }));
  const laid = updated(taken, seat, (player) => lay(player, kind, face, own, supplier));
  return told(laid, `${seat} lays ${kind} ${[face, ...own].join(' ')}`);
}

const askDiscard = (state, seat, gate, turn) => ({
  ...state,
  phase: 'discard',
  owes: { seat, gate, turn },
  options: { [seat]: choices(state.players[seat]) },
});

/**
 * The seat on turn lets the card go. If it could have taken a Chắn, that face is locked for it
 * (CH-3.4.3). A drawn card goes on to the next seat (CH-3.3.1); otherwise the seat turns up another
 * (CH-3.2.1, CH-3.3.2).
 */
function pass(state) {
  const { card, turn } = state;
  const declined = capture(state.players[turn], card.face)?.kind === 'chan';
  const passed = declined
    ? updated(state, turn, ({ locked }) => ({ locked: [...locked, card.face] }))
    : state;
  const goesOn = card.drawn && card.gate === turn;
  return goesOn ? askClaims({ ...passed, turn: after(turn) }) : turnUp(passed, turn);
}

/** The winning card stays where it lies; each loser pays the score (CH-4.8.1). */
function win(state, seat) {
  const { hand, melds, dealt } = state.players[seat];
  const { face = null, gate = null } = state.card ?? {};
  const names = bonuses({ hand: face ? [...hand, face] : hand, melds, dealt, card: face, gate, seat });
  return over(told(state, `${seat} wins: ${names.join(', ') || 'plain'}`), 'win', seat, score(names));
}

const over = (state, ending, winner, each) => ({
  ...state,
  phase: 'over',
  options: {},
  result: {
    ending,
    winners: winner ? [winner] : [],
    points: Object.fromEntries(SEATS.map((seat) => [seat, seat === winner ? 3 * each : 0 - each])),
  },
});

const updated = (state, seat, change) => {
  const player = state.players[seat];
  return { ...state, players: { ...state.players, [seat]: { ...player, ...change(player) } } };
};

const told = (state, event) => ({ ...state, events: [...state.events, event] });
