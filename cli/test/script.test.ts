import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hollow } from './hollow.ts';

const folder = mkdtempSync(join(tmpdir(), 'hollow-script-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const script = (proves: string): string =>
  `title: A game begins\nproves: [${proves}]\nplayers: 3\nsteps:\n  - expect: { outcome: null }\n`;

test('a script that names a clause which is not in the ledger fails', async () => {
  const { out, code } = await hollow(['script', file('unknown.yaml', script('2e.nonsense'))]);
  expect(code).not.toBe(0);
  expect(out).toContain('there is no clause “2e.nonsense”');
});

test('a script that names a clause which it never applies fails', async () => {
  const { out, code } = await hollow(['script', file('unapplied.yaml', script('2e.attack.tie'))]);
  expect(code).not.toBe(0);
  expect(out).toContain('2e.attack.tie is never applied');
});

test('an empty file is no script', async () => {
  const { out, code } = await hollow(['script', file('empty.yaml', '')]);
  expect(code).not.toBe(0);
  expect(out).toContain('there is no script in it');
});

const haunted = (steps: string): string =>
  `title: The bombs tick\nexplorers: [ox-bellows, vivian-lopez, zoe-ingstrom]\nposition: { turn: ox-bellows }\nsteps:\n  - haunt: { number: 45, revealer: ox-bellows }\n${steps}`;
const wired = (statuses: string): string => `  - expect: { zoe-ingstrom: { statuses: [${statuses}] } }\n`;

test('a script lifts and sets the conditions of the haunt, by hand and by an effect that knows its names', async () => {
  const steps = [
    `${wired('wired')}  - arrange: { explorers: { zoe-ingstrom: { statuses: [] } } }\n${wired('')}`,
    `  - effect: [{ op: mark, who: { x: heroes }, status: wired }]\n${wired('wired')}`,
    `  - effect: [{ op: set, name: turn, by: 2 }]\n  - expect: { counters: { turn: 2 } }\n`,
  ];
  const { out, code } = await hollow(['script', file('marked.yaml', haunted(steps.join('')))]);
  expect(out).toContain('1 passed, 0 failed: 1 script in 1 file');
  expect(code).toBe(0);
});

test('a condition that the haunt does not know is named, with those that it knows', async () => {
  const steps = '  - arrange: { explorers: { zoe-ingstrom: { statuses: [asleep] } } }\n';
  const { out } = await hollow(['script', file('asleep.yaml', haunted(steps))]);
  expect(out).toContain('the haunt has no “asleep”; there are wired');
});

test('a wrong number of options lists them, and so does an open question beside dice left over', async () => {
  const count = haunted('  - expect: { options: { count: 99 } }\n');
  expect((await hollow(['script', file('count.yaml', count)])).out).toMatch(/expected 99, found \d+:\n.*"verb":"/);
  const asked = `${haunted('  - arrange: { explorers: { ox-bellows: { room: entrance-hall } } }\n  - effect: [{ op: choose, who: { x: self }, options: { yes: [], no: [] } }]\n')}dice: [1]\n`;
  expect((await hollow(['script', file('left.yaml', asked)])).out).toMatch(
    /dice left over: \[1\]; no step answers the question “\w+” of seat \d:\n.*yes/,
  );
});

test('what fails is told with file and line, and scripts are counted one by one', async () => {
  const good = '- title: One\n  players: 3\n  steps:\n    - expect: { outcome: null }\n';
  const bad = '- title: Two\n  players: 3\n  steps:\n    - expect: { outcome: null }\n    - expect: { spent: 7 }\n';
  const path = file('several.yaml', good + bad);
  const { out, code } = await hollow(['script', path]);
  expect(out).toContain(`${path}:9: Two: step 2: spent: expected 7, found 0`);
  expect(out).toContain('1 passed, 1 failed: 2 scripts in 1 file');
  expect(code).not.toBe(0);
});

const beginning = (haunt: string): string =>
  `title: It begins\nexplorers: [ox-bellows, vivian-lopez, zoe-ingstrom]\nposition: { turn: ox-bellows }\nsteps:\n  - haunt: ${haunt}\n  - expect: { log: [{ type: haunt-begins, haunt: the-mummy-walks }] }\n`;

test.each(['{ id: second-edition/the-mummy-walks }', '{ id: the-mummy-walks }', '{ number: 1 }', 'the-mummy-walks'])(
  'a haunt is begun by its pack and id, by its id or by its number: %s',
  async (haunt) => {
    const { out } = await hollow(['script', file('begun.yaml', beginning(haunt))]);
    expect(out).toContain('1 passed, 0 failed');
  },
);

test.each([
  ['{ id: other-pack/the-mummy-walks }', 'there is no haunt "other-pack/the-mummy-walks"'],
  ['{ nubmer: 1 }', 'haunt: “nubmer” is no field; there are id, number, revealer'],
  ['{ revealer: ox-bellows }', 'haunt: which one?'],
])('a haunt that cannot begin is refused, and no other is played in its place: %s', async (haunt, message) => {
  const { out } = await hollow(['script', file('unwritten.yaml', beginning(haunt))]);
  expect(out).toMatch(new RegExp(`unwritten.yaml:5: It begins: step 1: ${message}`));
});

test('a haunt that is only a line of the chart is refused', async () => {
  const line = 'pack: { haunts: [{ id: not-yet, number: 901, kind: traitor, traitor: { x: revealer } }] }\n';
  const { out } = await hollow(['script', file('line.yaml', `${line}${beginning('{ number: 901 }')}`)]);
  expect(out).toContain('the rules of haunt 901, not-yet, are not written yet: nobody can play it');
});
