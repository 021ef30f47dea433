import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT, type Kept, type Ladder, type StateStep } from '@hollow/engine';
import { beforeAll, expect, test, vi } from 'vitest';
import { hollow, scratch, spawned } from './hollow.ts';
import { must } from './must.ts';

/*
 * A release that was made up: its games are of the format after today's, and in its recordings the seed has another name. What `hollow` records in a
 * process of its own, which knows nothing of this, is of an earlier format here.
 */
vi.mock('../../engine/src/formats/numbers.ts', async (original) => {
  const today = await original<{ FORMAT: number }>();
  return { ...today, FORMAT: today.FORMAT + 1, otherVersion: () => null };
});
vi.mock('../../engine/src/formats/state/ladder.ts', async (original) => {
  const { STATE_LADDER, ...rest } = await original<{ STATE_LADDER: Ladder<StateStep> }>();
  const { last, steps } = STATE_LADDER;
  const same = (kept: Kept): Kept => kept;
  return { ...rest, STATE_LADDER: { ...STATE_LADDER, steps: { ...steps, [last - 1]: { up: same, down: same } } } };
});
vi.mock('../src/game/formats/ladder.ts', async (original) => {
  const { RECORDING_LADDER } = await original<{ RECORDING_LADDER: Ladder }>();
  const { last, steps } = RECORDING_LADDER;
  const up = ({ grain, ...kept }: Kept): Kept => ({ ...kept, seed: grain });
  return { RECORDING_LADDER: { ...RECORDING_LADDER, steps: { ...steps, [last - 1]: { up } } } };
});

const folder = join(scratch(), 'recorded');
const file = join(folder, 'earlier.json');
let earlier: Kept & { readonly answers: readonly { readonly option: number }[] };

beforeAll(() => {
  mkdirSync(folder);
  spawned(['sim', '--bots', 'random', '--games', '1', '--players', '3', '--seed', 'steps', '--record', folder], '');
  const { seed, ...recorded } = JSON.parse(readFileSync(join(folder, must(readdirSync(folder)[0], 'it')), 'utf8'));
  earlier = { ...recorded, grain: seed };
  writeFileSync(file, JSON.stringify(earlier));
});

test('a recording of the earlier format is read over the step, and verified by what was recorded then', async () => {
  expect(earlier.format).toBe(FORMAT - 1);
  expect(await hollow(['replay', file, '--verify'])).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${earlier.answers.length} answers verified`),
  });
});

test('one in which an answer was changed is found out all the same', async () => {
  const at = earlier.answers.findIndex(({ option }) => option > 0);
  const answers = earlier.answers.map((answer, i) => (i === at ? { ...answer, option: 0 } : answer));
  writeFileSync(file, JSON.stringify({ ...earlier, answers }));
  expect(await hollow(['replay', file, '--verify'])).toMatchObject({ code: 1 });
});
