import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Recording } from '../src/game/recording.ts';
import { hollow, scratch, spawned } from './hollow.ts';
import { must } from './must.ts';

const folder = scratch();
let file = '';
let recording: Recording;

/** Writes the recording with some fields changed and verifies that. */
const verified = async (fields: Partial<Recording>): ReturnType<typeof hollow> => {
  const other = join(folder, 'changed.json');
  writeFileSync(other, JSON.stringify({ ...recording, ...fields }));
  return hollow(['replay', other, '--verify']);
};

beforeAll(async () => {
  await hollow(['sim', '--bots', 'random', '--games', '1', '--players', '3', '--seed', 'replay', '--record', folder]);
  file = join(folder, must(readdirSync(folder)[0], 'the recording'));
  recording = JSON.parse(readFileSync(file, 'utf8'));
});

test('a recorded game is verified answer by answer', async () => {
  const ran = await hollow(['replay', file, '--verify']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain(`${recording.answers.length} answers verified`);
});

test('a changed answer is found', async () => {
  const at = recording.answers.findIndex((answer) => answer.option > 0);
  const answers = recording.answers.map((answer, i) => (i === at ? { ...answer, option: 0 } : answer));
  const ran = await verified({ answers });
  expect(ran.code).toBe(1);
  expect(ran.out).toContain(`the state after answer ${at} is another`);
});

test('a game of other packs is said to be of another engine', async () => {
  const ran = await verified({ packs: ['second-edition@00000000000000'] });
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('other engine');
});

test('a game of an earlier version is refused, and the version that plays it is named', async () => {
  const ran = await verified({ format: 1 });
  expect(ran.code).toBe(2);
  expect(ran.err).toContain('This game was saved by Hollow Hill 0.1 (format 1). Version 0.1 plays it; this is 0.3.');
});

test('a recorded game is told as text', async () => {
  const ran = await hollow(['replay', file]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out.split('\n').length).toBeGreaterThan(recording.answers.length);
});

test('a game that was played by a person is recorded too', async () => {
  const own = join(folder, 'own');
  spawned(['play', '--seed', 'mine', '--record', own], '1\n1\nu\n1\nq\n');
  expect(await hollow(['replay', join(own, 'mine.json'), '--verify'])).toMatchObject({ code: 0 });
});

test('a file that is no recording is refused by the name of its field', async () => {
  expect(await verified({ seed: 7 as unknown as string })).toMatchObject({
    code: 2,
    err: expect.stringContaining('seed:'),
  });
});

test('a game of quick bots is recorded from the deal that came to the haunt', async () => {
  const own = scratch();
  const sim = ['sim', '--haunt', '45', '--bots', 'quick', '--games', '1', '--seed', 'replay', '--coverage'];
  const { out } = await hollow([...sim, '--record', own]);
  expect(out).toMatch(/of the haunt never:\n {2}haunts\/tick-tick-tick\/|every operation of the haunt was reached/);
  const ran = await hollow(['replay', join(own, must(readdirSync(own)[0], 'the recording')), '--verify']);
  expect(ran.out).toContain('answers verified');
});
