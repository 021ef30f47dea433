import { join } from 'node:path';
import { FIRST_FORMAT, FORMAT, PACK_FORMAT } from '@hollow/engine';
import type { PracticeHaunt } from '@hollow/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../src/admin/index.ts';
import { migrations } from '../src/store/migrations/index.ts';
import { Device } from './client.ts';
import { hauntOfEachKind } from './kept/make.ts';
import { playStoreOn } from './kept/play-on.ts';
import { type KeptStore, keptStores, unpack } from './kept/stores.ts';
import { must } from './must.ts';
import { startPostgres } from './postgres.ts';
import { scratch, startServer } from './serving.ts';

const place = scratch();
afterAll(() => place.remove());
const stores = keptStores();

/** What a store holds that was made today. */
const TODAY = { format: FORMAT, packFormat: PACK_FORMAT, step: Object.keys(migrations('blob')).at(-1) };
const HOW = 'a format was changed: keep a store of it with npm run fixture (docs/FORMATS.md)';

describe('a store is kept of every format', () => {
  test('also of the one of today', () => {
    const { format, packFormat, step } = must(stores.at(-1));
    expect({ format, packFormat, step }, HOW).toEqual(TODAY);
  });

  test('none is left out', () => {
    const from = (first: number, last: number): number[] =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const kept = (number: (store: KeptStore) => number): number[] => [...new Set(stores.map(number))];
    expect(kept(({ format }) => format)).toEqual(from(FIRST_FORMAT, FORMAT));
    expect(kept(({ packFormat }) => packFormat)).toEqual(from(FIRST_FORMAT, PACK_FORMAT));
  });

  test('with a lobby, a game in the middle of a card and one in each kind of haunt', async () => {
    const server = await startServer({ data: join(place.folder, 'today') });
    const { body } = await new Device(server.port).call('GET', '/api/practice');
    await server.close();
    const kinds = [...hauntOfEachKind(body as unknown as readonly PracticeHaunt[]).keys()];
    expect(kinds.length).toBeGreaterThan(3);
    const tables = must(stores.at(-1)).tables.map(({ what }) => what);
    expect(tables, HOW).toEqual(
      expect.arrayContaining(['lobby', 'card', 'company', 'absent', 'over', ...kinds.map((kind) => `haunt-${kind}`)]),
    );
  });
});

test.each(stores)(
  'the store of $version moves to PostgreSQL, and every game in it is the same there',
  async (store) => {
    const backup = join(place.folder, `${store.version}-backup`);
    unpack(store, backup);
    const postgres = await startPostgres();
    try {
      const admin = await openAdmin({ data: '', url: await postgres.database() }, { fresh: true });
      expect(await admin.restore(backup)).toMatchObject({ games: store.tables.length, packs: 1 });
      const mended = Object.keys(store.mended).length;
      const verified = await admin.verify();
      await admin.close();
      expect(verified).toMatchObject({ lobby: 1, otherVersion: 0, same: store.tables.length - 1 - mended });
    } finally {
      await postgres.stop();
    }
  },
);

test.each(stores)('every game in the store of $version goes on, ends, and is dealt again as it was', async (store) => {
  const data = join(place.folder, store.version);
  unpack(store, data);
  const { before, after } = await playStoreOn(store, data);
  const otherwise = store.tables.filter(({ what }) => what in store.mended).map(({ game }) => game);
  const differing = ({ differ }: typeof before): string[] => differ.map(({ id }) => id);
  expect(differing(before), JSON.stringify(before.differ)).toEqual(otherwise);
  expect(differing(after), JSON.stringify(after.differ)).toEqual(otherwise);
  expect(before).toMatchObject({ lobby: 1, otherVersion: 0, same: store.tables.length - 1 - otherwise.length });
  expect(after).toMatchObject({ lobby: 0, otherVersion: 0, same: store.tables.length - otherwise.length });
});

test.each(stores)('whoever sits at a table in the store of $version can be taken out of it', async (store) => {
  const data = join(place.folder, `${store.version}-erased`);
  unpack(store, data);
  const admin = await openAdmin({ data }, { fresh: true });
  try {
    for (const { what, game, seats } of store.tables)
      for (const { seat } of seats) {
        const [holder] = (await admin.findPlayer(game, seat)) ?? [];
        expect(await admin.erasePlayer(game, seat, [holder?.device ?? '']), `${what}, seat ${seat}`).not.toBeNull();
      }
  } finally {
    await admin.close();
  }
});
