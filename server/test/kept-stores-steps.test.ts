import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Engine, FORMAT, type Kept, type Ladder, type StateStep } from '@hollow/engine';
import { afterAll, expect, test, vi } from 'vitest';
import { archiveOf, readArchive, verifyArchive } from '../src/replay/archives.ts';
import { decompressText } from '../src/store/compression.ts';
import { playStoreOn } from './kept/play-on.ts';
import { keptStores, unpack } from './kept/stores.ts';
import { must } from './must.ts';
import { scratch } from './serving.ts';

/*
 * A release that was made up: its games and packs are of the formats after today's, and it has the steps to them. What the last of the kept stores holds is of an
 * earlier format then, and goes on all the same. The steps change nothing but the number, which is part of every text that was recorded.
 */
const made = vi.hoisted(() => {
  const taken = { up: 0, down: 0, packs: 0, archives: 0 };
  const count = (what: keyof typeof taken) => (kept: Kept) => {
    taken[what]++;
    return kept;
  };
  return { taken, count };
});
vi.mock('../../engine/src/formats/numbers.ts', async (original) => {
  const today = await original<{ FORMAT: number; PACK_FORMAT: number }>();
  return { ...today, FORMAT: today.FORMAT + 1, PACK_FORMAT: today.PACK_FORMAT + 1, otherVersion: () => null };
});
vi.mock('../../engine/src/formats/pack/ladder.ts', async (original) => {
  const { PACK_LADDER } = await original<{ PACK_LADDER: Ladder }>();
  const { last, steps } = PACK_LADDER;
  return { PACK_LADDER: { ...PACK_LADDER, steps: { ...steps, [last - 1]: { up: made.count('packs') } } } };
});
vi.mock('../../engine/src/formats/state/ladder.ts', async (original) => {
  const { STATE_LADDER, ...rest } = await original<{ STATE_LADDER: Ladder<StateStep> }>();
  const { last, steps } = STATE_LADDER;
  const step = { up: made.count('up'), down: made.count('down') };
  return { ...rest, STATE_LADDER: { ...STATE_LADDER, last, steps: { ...steps, [last - 1]: step } } };
});
vi.mock('../src/replay/formats/ladder.ts', async (original) => {
  const { ARCHIVE_LADDER } = await original<{ ARCHIVE_LADDER: Ladder }>();
  const { last, steps } = ARCHIVE_LADDER;
  return { ARCHIVE_LADDER: { ...ARCHIVE_LADDER, steps: { ...steps, [last - 1]: { up: made.count('archives') } } } };
});

const place = scratch();
afterAll(() => place.remove());
const store = must(keptStores().at(-1));
const data = join(place.folder, 'data');
unpack(store, data);

/** The lobby waits: its game would be dealt with packs of the release that was made up, which the threads of bots know nothing of. */
const PLAYED: ReadonlySet<string> = new Set(['card', 'company', 'haunt-hidden']);

test('games go on over a step of their format, and what was recorded before and after it is verified', async () => {
  expect(FORMAT).toBe(store.format + 1);
  const { before, after } = await playStoreOn(store, data, (what) => PLAYED.has(what));
  const otherwise = store.tables.filter(({ what }) => what in store.mended).map(({ game }) => game);
  expect(before).toMatchObject({ lobby: 1, same: store.tables.length - 1 - otherwise.length });
  expect(before.differ.map(({ id }) => id)).toEqual(otherwise);
  expect(after).toEqual(before);
  expect(made.taken.packs).toBeGreaterThan(0);
  expect(made.taken.up).toBeGreaterThan(PLAYED.size);
  expect(made.taken.down).toBeGreaterThan(100);
  const file = new DatabaseSync(join(data, 'hollow.sqlite'), { readOnly: true });
  const rows = file.prepare('select id, state from games where state is not null').all();
  file.close();
  const formats = new Map(
    rows.map(({ id, state }) => [id, (JSON.parse(decompressText(state as Uint8Array)) as Kept).format]),
  );
  // A game that nobody has touched stays as it was kept.
  for (const { what, game } of store.tables.filter((table) => table.what !== 'lobby'))
    expect(formats.get(game), what).toBe(PLAYED.has(what) ? FORMAT : store.format);
});

test('a file of the earlier format is read over the step, and dealt again', async () => {
  const over = must(store.tables.find(({ what }) => what === 'over'));
  const archive = must(await archiveOf(over.game, { data }));
  const kept = JSON.parse(JSON.stringify({ ...archive, version: store.format })) as unknown;
  const read = must(readArchive(kept));
  expect(made.taken.archives).toBe(1);
  expect(read.version).toBe(FORMAT);
  expect(verifyArchive(new Engine(read.contents), read)).toMatchObject({ ok: true });
});
