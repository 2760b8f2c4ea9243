// The port: JSON-RPC 2.0, one object per line, requests on stdin and answers on stdout.
//
// Everything here is the same for every game. A game gives
//   deck                     how many copies there are of each card, e.g. { "2V": 4 }
//   start(setup)             the first state of a deal; throws badParams for a setup that is no deal
//   advance(state, answers)  the next state, after one legal decision for each seat asked
//   position(state)          a state as the port shows it, `options` by seat among it
//   shuffle(seed)            optional: a setup, the same for the same seed
//   rulings, explains        optional: what describe is to say of them
// in pure functions: this file alone remembers a deal, so a refused request cannot harm it.

import { createInterface } from 'node:readline';

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const UNKNOWN_VERB = -32601;
const BAD_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const ILLEGAL_DECISION = -32001;
const NOT_SUPPORTED = -32002;

/** A request that is refused, with its code on the wire. */
class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Params that make no sense, such as a setup that is not exactly the deck. */
export const badParams = (message, data) => new Refusal(BAD_PARAMS, message, data);

const illegal = (message, seat = null, decision = null, options = []) =>
  new Refusal(ILLEGAL_DECISION, message, { seat, decision, options });

/** A part of the protocol that is not offered. */
export const notSupported = (message) => new Refusal(NOT_SUPPORTED, message);

/** Whether `value` is a JSON object, neither list nor null. */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Answer every line of stdin until it closes; `games` are games by name. */
export async function serve({ name, version, games }) {
  console.log = console.error; // stdout is for answers alone, whatever an engine has to say
  const verbs = verbsOf({ name, version, games });
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const answer = line.trim() && reply(verbs, line);
    if (answer) process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...answer })}\n`);
  }
}

function verbsOf({ name, version, games }) {
  let deal = null; // the game, where its deal stands, and how that looks

  const stand = (game, state) => {
    deal = { game, state, position: game.position(state) };
    return deal.position;
  };

  const offered = (id) => {
    if (typeof id !== 'string') throw badParams('the game is named by a string');
    if (!Object.hasOwn(games, id)) throw notSupported(`no ${id} here, only ${Object.keys(games).join(', ')}`);
    return games[id];
  };

  return {
    describe: () => ({
      protocol: 1,
      name,
      version,
      games: Object.fromEntries(
        Object.entries(games).map(([id, { deck, shuffle, rulings = {}, explains = [] }]) => [
          id,
          { deck, shuffle: Boolean(shuffle), rulings, explains },
        ]),
      ),
    }),
    deal: (setup) => {
      const game = offered(setup.game);
      return stand(game, game.start(setup));
    },
    step: ({ decisions }) => {
      checkStrings(decisions);
      if (!deal) throw illegal('no deal has begun');
      checkLegal(deal.position.options, decisions);
      return stand(deal.game, deal.game.advance(deal.state, decisions));
    },
    shuffle: ({ game, seed }) => {
      const { shuffle } = offered(game);
      if (!shuffle) throw notSupported('this engine deals only what it is given');
      return shuffle(seed);
    },
  };
}

function checkStrings(decisions) {
  if (!isObject(decisions)) throw badParams('decisions are an object, one string by seat');
  for (const [seat, decision] of Object.entries(decisions)) {
    if (typeof decision !== 'string') throw badParams(`the decision of ${seat} is no string`);
  }
}

/** Exactly the seats asked decide, each for one of its options. */
function checkLegal(options, decisions) {
  const asked = Object.keys(options);
  if (!asked.length) throw illegal('the deal is over');
  for (const [seat, decision] of Object.entries(decisions)) {
    if (!asked.includes(seat)) throw illegal(`${seat} is not asked, but ${asked.join(' ')}`, seat, decision);
    const offered = options[seat];
    if (!offered.includes(decision)) {
      throw illegal(`${seat} may not ${decision}, only ${offered.join(', ')}`, seat, decision, offered);
    }
  }
  for (const seat of asked) {
    if (!Object.hasOwn(decisions, seat)) throw illegal(`${seat} must decide too`, seat, null, options[seat]);
  }
}

/** What a line is answered with; nothing if it is a notification. */
function reply(verbs, line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return { id: null, error: { code: PARSE_ERROR, message: error.message } };
  }
  if (!isObject(request) || request.jsonrpc !== '2.0' || typeof request.method !== 'string') {
    return { id: null, error: { code: INVALID_REQUEST, message: 'expected a JSON-RPC 2.0 request' } };
  }
  const answer = { id: request.id ?? null, ...outcome(verbs, request.method, request.params ?? {}) };
  return 'id' in request ? answer : null;
}

function outcome(verbs, method, params) {
  try {
    if (!Object.hasOwn(verbs, method)) throw new Refusal(UNKNOWN_VERB, `no verb ${method} here`);
    if (!isObject(params)) throw badParams('params are an object');
    return { result: verbs[method](params) };
  } catch (error) {
    if (error instanceof Refusal) {
      return { error: { code: error.code, message: error.message, data: error.data } };
    }
    console.error(error); // stderr is the log, kept by whoever runs us
    return { error: { code: INTERNAL_ERROR, message: `the engine failed: ${error.message}` } };
  }
}
