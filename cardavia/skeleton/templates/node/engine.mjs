// The port of your engine: it deals what it is given, and takes decisions. README.md says what is next.

import { badParams, notSupported, serve } from './port.mjs';

const GAME = '@GAME@';

/** How many copies there are of each card. */
const DECK = "@DECK@";

/** The first state of a deal; throw badParams for a setup that is no deal. */
function start(setup) {
  if (!setup.hands || !setup.stock) throw badParams('a setup has hands and a stock');
  throw notSupported('start is yet to be written');
}

/** The next state, after one legal decision for each seat asked; `state` itself is never changed. */
function advance(state, decisions) {
  throw notSupported('advance is yet to be written');
}

/** A state as the port shows it: options, hands, melds, table, stock, result. */
function position(state) {
  throw notSupported('position is yet to be written');
}

await serve({
  name: 'my engine',
  version: '0.1.0',
  games: { [GAME]: { deck: DECK, start, advance, position } },
});
