// An engine of Vietnamese Chắn that knows nothing of who asks it:
//
//   cardavia check --game chan --engine "node examples/node/engine.mjs"
//
// It plays what it is dealt. It neither shuffles (answered with -32002) nor explains its scores.

import { serve } from './port.mjs';
import { DECK } from './chan/deck.mjs';
import { advance, start } from './chan/play.mjs';
import { position } from './chan/position.mjs';

await serve({
  name: 'Chắn in Node',
  version: '1.0.0',
  games: { chan: { deck: DECK, start, advance, position } },
});
