// A state as the port shows it.

import { SEATS, inDeckOrder } from './deck.mjs';

export function position({ phase, card, options, players, stock, events, result }) {
  const bySeat = (show) => Object.fromEntries(SEATS.map((seat) => [seat, show(players[seat])]));
  return {
    phase,
    card: card?.face ?? null,
    options: Object.fromEntries(Object.entries(options).map(([seat, offered]) => [seat, offered.toSorted()])),
    hands: bySeat(({ hand }) => inDeckOrder(hand)),
    melds: bySeat(({ melds }) => melds.map(shown)),
    table: bySeat(({ table }) => table),
    stock: stock.length,
    events,
    result,
  };
}

const shown = ({ kind, cards, supplier }) => ({ kind, cards: inDeckOrder(cards), from: supplier });
