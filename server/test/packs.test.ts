import { secondEdition } from '@hollow/content';
import { hashOf } from '@hollow/engine';
import type { PackHouse, PackOffer, PackWords } from '@hollow/protocol';
import { expect, test } from 'vitest';
import { startServer, type TestServer, tableOf } from './serving.ts';

const HASH = hashOf(secondEdition);

async function serving(
  check: (server: TestServer, get: (path: string, tag?: string) => Promise<Response>) => Promise<void>,
) {
  const server = await startServer({ data: ':memory:' });
  const get = (path: string, tag?: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}${path}`, tag === undefined ? {} : { headers: { 'if-none-match': tag } });
  try {
    await check(server, get);
  } finally {
    await server.close();
  }
}

test('a server tells which packs tables may be made with', async () => {
  await serving(async (_server, get) => {
    const offers = (await (await get('/api/packs')).json()) as readonly PackOffer[];
    const [edition] = offers;
    expect(edition).toMatchObject({ id: 'second-edition', hash: HASH, kind: 'edition', extends: null, own: false });
    expect(edition?.counts.rooms).toBe(secondEdition.rooms?.length);
    expect(edition?.counts.haunts).toBe(secondEdition.haunts?.filter(({ wins }) => wins !== undefined).length);
    expect(edition?.languages).toContain('en');
    expect(edition?.name).not.toBe('');
  });
});

test('the house of a pack comes by its hash, for ever, and holds nothing of a haunt but its number', async () => {
  await serving(async (_server, get) => {
    const answer = await get(`/api/packs/${HASH}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const house = (await answer.json()) as PackHouse;
    expect(house.pack.rooms).toEqual(secondEdition.rooms);
    expect(Object.keys(house.pack).sort()).toEqual(['cards', 'edition', 'explorers', 'id', 'rooms', 'tokens']);
    expect(house.haunts.map((haunt) => Object.keys(haunt).join())).toEqual(
      secondEdition.haunts?.map(() => 'haunt,number,playable'),
    );
  });
});

test('the words of a pack come by hash and language; what a language lacks is counted', async () => {
  await serving(async (_server, get) => {
    const first = await get(`/api/packs/${HASH}/words/en`);
    const english = (await first.json()) as PackWords;
    expect(english.english).toBe(0);
    expect(Object.keys(english.words.things).sort()).not.toContain('haunts');
    expect(english.words.things.rooms?.kitchen?.name).toBeDefined();
    expect(english.words.haunts).toBeUndefined();
    const again = await get(`/api/packs/${HASH}/words/en`, first.headers.get('etag') ?? '');
    expect(again.status).toBe(304);
    const italian = (await (await get(`/api/packs/${HASH}/words/it`)).json()) as PackWords;
    expect(italian.words.things.rooms?.kitchen?.name).toBe(english.words.things.rooms?.kitchen?.name);
    expect(italian.english).toBeGreaterThan(100);
  });
});

test('a pack that nobody knows is not found', async () => {
  await serving(async (_server, get) => {
    for (const hash of ['second-edition@00000000000000', 'second-edition', '..%2f..%2fetc', `${HASH}0`]) {
      const answer = await get(`/api/packs/${hash}`);
      expect(answer.status, hash).toBe(404);
      expect((await get(`/api/packs/${hash}/words/en`)).status).toBe(404);
    }
    expect((await get(`/api/packs/${HASH}/words/xx`)).status).toBe(400);
  });
});

test('a table tells its packs, in the lobby and at the door', async () => {
  await serving(async (server) => {
    const table = await tableOf(server, 1, 3);
    const [host] = table.people;
    expect(host.line.held?.table.packs).toEqual([{ id: 'second-edition', hash: HASH }]);
    const { body } = await host.device.call('GET', `/api/games/${table.code}`);
    expect(body.table).toMatchObject({ packs: [{ id: 'second-edition', hash: HASH }] });
  });
});
