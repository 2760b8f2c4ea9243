// Every fixture of an export as a test of Node's own runner, played on any engine over the port:
//
//   FIXTURES=DIR ENGINE="node examples/node/engine.mjs" node --test examples/consume/node
//   cardavia account results.jsonl --manifest DIR

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

const { FIXTURES = 'fixtures', ENGINE = 'cardavia serve', RESULTS = 'results.jsonl' } = process.env;
const PATIENCE = 8; // windows of an engine's own that are passed on the way to a decision

// The port: one JSON object per line in, one out.
const child = spawn(ENGINE, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
after(() => child.stdin.end());

async function ask(method, params) {
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
  const { value, done } = await answers.next();
  assert(!done, `the engine ended instead of answering ${method}`);
  const answer = JSON.parse(value);
  assert(!answer.error, answer.error?.message);
  return answer.result;
}

const refused = (decisions) => ask('step', { decisions }).then(() => false, () => true);

const all = (options, pick) => Object.fromEntries(Object.entries(options).map(([seat, own]) => [seat, pick(own)]));
const passes = (options) => all(options, () => 'pass');
const canPass = ({ options }) => {
  const rows = Object.values(options);
  return rows.length > 0 && rows.every((own) => own.includes('pass'));
};
const fits = ({ options }, named) => Object.entries(named).every(([seat, each]) => options[seat]?.includes(each));
const standing = (position) => position.result?.points ?? position.points;
const nonzero = (points) => Object.fromEntries(Object.entries(points).filter(([, value]) => value).sort());
const sorted = (cards) => [...cards].sort();

async function send(position, decisions) {
  const named = Object.fromEntries(Object.entries(decisions).filter(([, each]) => each !== 'pass'));
  if (!Object.keys(named).length && !canPass(position)) return position;
  for (let n = 0; n < PATIENCE && !fits(position, named) && canPass(position); n += 1) {
    position = await ask('step', { decisions: passes(position.options) });
  }
  assert(fits(position, named), `${JSON.stringify(named)} is not offered: ${JSON.stringify(position.options)}`);
  return ask('step', { decisions: { ...passes(position.options), ...named } });
}

// What each kind of check demands; fixture.schema.json says it in words.
const CHECKS = {
  may: ({ step, own }) => step.decisions.forEach((each) => assert(own.includes(each), `${own}`)),
  'may only': ({ step, own }) => assert.deepEqual(sorted(own), sorted(step.decisions)),
  'may not': async ({ step, own, position }) => {
    const begins = (step.verbs ?? []).map((verb) => `${verb} `);
    assert(!own.some((each) => step.decisions.includes(each) || begins.some((verb) => each.startsWith(verb))), `${own}`);
    const others = all(position.options, (had) => (had.includes('pass') ? 'pass' : had[0]));
    for (const each of step.decisions) assert(await refused({ ...others, [step.seat]: each }), `${each} was accepted`);
  },
  'not asked': ({ step, position }) => step.seats.forEach((seat) => assert(!position.options[seat], seat)),
  turn: ({ step, own, position }) => {
    assert.deepEqual(Object.keys(position.options), [step.seat]);
    assert(own.some((each) => each === 'done' || each.startsWith('discard ')), `${own}`);
  },
  hands: ({ step, position }) => assert.deepEqual(sorted(position.hands[step.seat]), sorted(step.cards)),
  melds: ({ step, position }) => {
    const plain = (melds) => melds.map(({ kind, cards }) => ({ kind, cards: sorted(cards) }));
    const laid = position.melds[step.seat];
    assert.deepEqual(plain(laid), plain(step.melds));
    step.melds.forEach((told, n) => assert(!told.from || told.from === laid[n].from, `from ${laid[n].from}`));
  },
  stock: ({ step, position }) => assert.equal(position.stock, step.number),
  thrown: ({ step, position }) => assert.equal(position.table[step.seat].at(-1), step.card),
  points: ({ step, position, booked }) => {
    const change = Object.entries(standing(position)).map(([seat, value]) => [seat, value - (booked[seat] ?? 0)]);
    assert.deepEqual(nonzero(Object.fromEntries(change)), nonzero(step.change));
  },
  counts: ({ step, position, explains }) => {
    if (!explains.includes('scores')) return;
    const items = {};
    for (const { item, value } of (position.scores ?? position.result?.scores ?? {})[step.seat] ?? []) {
      items[item] = (items[item] ?? 0) + value;
    }
    assert.deepEqual(nonzero(items), nonzero(step.items));
  },
  pays: ({ step, position, explains }) => {
    if (!explains.includes('ledger')) return;
    const same = (entry) => ['payer', 'receiver', 'amount', 'cause'].every((key) => entry[key] === step[key]);
    assert((position.ledger ?? []).some(same), JSON.stringify(position.ledger));
  },
  ending: ({ step, position }) => assert.equal(position.result?.ending ?? null, step.ending),
  winners: ({ step, position, fixture }) => {
    const soFar = fixture.game === 'sichuan' ? position.out : []; // there play goes on behind a win
    const won = position.result ? position.result.winners : soFar;
    if (won) assert.deepEqual(won, step.seats);
  },
  'next dealer': ({ step, position }) => {
    assert(position.result, 'the deal is not over');
    assert((position.result.next_dealer ?? step.seat) === step.seat, position.result.next_dealer);
  },
};

async function play(fixture, explains) {
  let position = await ask('deal', fixture.setup);
  let booked = fixture.situation.points;
  const late = [];
  for (const [number, step] of fixture.steps.entries()) {
    if (number === fixture.situation.after) booked = position.points ?? booked;
    if (step.send) position = await send(position, step.send);
    else if (step.check === 'points' && !standing(position)) late.push(step);
    else {
      assert(CHECKS[step.check], `${step.check} is no check that is known here`);
      await CHECKS[step.check]({ step, position, booked, explains, fixture, own: position.options[step.seat] ?? [] });
    }
  }
  if (!late.length) return;
  for (const decisions of fixture.rest.decisions) position = await send(position, decisions);
  for (const step of late) {
    const ours = step.ours ?? step.change;
    const got = Object.entries(position.result.points).map(([seat, value]) => [
      seat,
      value - (fixture.rest.points[seat] ?? 0) + (ours[seat] ?? 0),
    ]);
    assert.deepEqual(nonzero(Object.fromEntries(got)), nonzero(step.change));
  }
}

const manifest = JSON.parse(readFileSync(`${FIXTURES}/manifest.json`, 'utf8'));
const { games } = await ask('describe', {});
const tell = (result) => appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
writeFileSync(RESULTS, '');
tell({ corpus: manifest.corpus });

const files = new Map();
const lineOf = ({ file, line }) => {
  if (!files.has(file)) files.set(file, readFileSync(`${FIXTURES}/${file}`, 'utf8').split('\n'));
  return files.get(file)[line - 1];
};

for (const entry of manifest.fixtures) {
  test(entry.id, async (t) => {
    if (!games[entry.game]) {
      tell({ id: entry.id, status: 'skip', reason: `the engine does not play ${entry.game}` });
      t.skip(`the engine does not play ${entry.game}`);
      return;
    }
    try {
      await play(JSON.parse(lineOf(entry)), games[entry.game].explains ?? []);
    } catch (wrong) {
      tell({ id: entry.id, status: 'fail', reason: String(wrong.message) });
      throw wrong;
    }
    tell({ id: entry.id, status: 'pass' });
  });
}
