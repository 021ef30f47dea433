import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { hashOf, isWritten, type Pack } from '@hollow/engine';
import type { Door, PackHouse, PackOffer, PackWords, PracticeHaunt } from '@hollow/protocol';
import { houseWords, languages } from '@hollow/text';
import { expect, test } from 'vitest';
import { OfferedPacks, PackError } from '../src/content/offered-packs.ts';
import { chooseHaunt } from '../src/practice/haunts.ts';
import { Device } from './client.ts';
import { gameOf, scratch, startServer, type TestServer, tableOf } from './serving.ts';

const HASH = hashOf(secondEdition);
const example = (name: string): Pack =>
  JSON.parse(readFileSync(new URL(`../../docs/examples/${name}.json`, import.meta.url), 'utf8')) as Pack;
const lighthouse = example('the-lighthouse');
const longDark = example('the-long-dark');
const LIGHTHOUSE = { id: lighthouse.id, hash: hashOf(lighthouse) };
const LONG_DARK = { id: longDark.id, hash: hashOf(longDark) };

async function serving(
  check: (server: TestServer, get: (path: string, tag?: string) => Promise<Response>) => Promise<void>,
) {
  const server = await startServer({ data: ':memory:', packs: [lighthouse, longDark] });
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
    const edition = offers.find(({ id }) => id === 'second-edition');
    expect(edition).toMatchObject({ hash: HASH, kind: 'edition', extends: null, own: false });
    expect(edition?.counts.rooms).toBe(secondEdition.rooms?.length);
    expect(edition?.counts.haunts).toBe(secondEdition.haunts?.filter(isWritten).length);
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
    expect(Object.keys(house.pack).sort()).toEqual([
      'cards',
      'edition',
      'explorers',
      'format',
      'id',
      'rooms',
      'tokens',
    ]);
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
    // The pack has no words but English ones.
    const other = houseWords('de', longDark);
    expect(other.words.things.rooms?.['lamp-room']?.name).toBe('Lamp Room');
    expect(other.english).toBe(3);
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

test('packs of whoever runs the server are offered, with what they say of themselves', async () => {
  await serving(async (_server, get) => {
    const offers = (await (await get('/api/packs')).json()) as readonly PackOffer[];
    const [lighthouse, dark, ...others] = offers.filter(({ own }) => own);
    expect(others).toEqual([]);
    expect(lighthouse).toMatchObject({
      ...LIGHTHOUSE,
      name: 'The Lighthouse',
      kind: 'edition',
      own: true,
      license: 'MIT',
    });
    expect(lighthouse).toMatchObject({
      version: '1.0.0',
      players: { min: 2, max: 5 },
      counts: { haunts: 1, cards: 12 },
    });
    expect(dark).toMatchObject({ ...LONG_DARK, kind: 'expansion', extends: 'second-edition', players: null });
    const house = (await (await get(`/api/packs/${LONG_DARK.hash}`)).json()) as PackHouse;
    expect(house.pack.amend).toEqual(longDark.amend);
    expect(JSON.stringify(house)).not.toContain('light-a-lantern');
    const words = JSON.stringify(await (await get(`/api/packs/${LONG_DARK.hash}/words/en`)).json());
    expect(words).not.toContain('Lantern');
    expect(words).not.toContain('The Long Dark"}');
  });
});

test('a change of packs in the lobby takes with it what depended on the old ones', async () => {
  await serving(async (server) => {
    const { people } = await tableOf(server, 2, 3, {
      haunts: ['second-edition/guillotines'],
      switches: { hauntRoll: 'atMost' },
    });
    const [host, guest] = people;
    await guest.line.send({ t: 'me', explorers: ['ox-bellows'] });
    const settings = (wish: object) => host.line.send({ t: 'host', do: { what: 'settings', settings: wish } });
    expect(await settings({ expansions: ['long-dark'] })).toMatchObject({ t: 'done' });
    await guest.line.until(() => guest.line.held?.table.packs.length === 2, 'the expansion');
    expect(guest.line.held?.table).toMatchObject({
      packs: [{ id: 'second-edition', hash: HASH }, LONG_DARK],
      settings: { haunts: ['second-edition/guillotines'], switches: { hauntRoll: 'atMost' } },
    });
    expect(guest.line.held?.table.seats[1]).toMatchObject({ explorers: ['ox-bellows'], ready: false });
    expect(await settings({ edition: 'the-lighthouse' })).toMatchObject({ t: 'done' });
    await guest.line.until(() => guest.line.held?.table.packs[0]?.id === 'the-lighthouse', 'the edition');
    expect(guest.line.held?.table).toMatchObject({
      packs: [LIGHTHOUSE],
      settings: { expansions: [], preset: '', switches: {}, haunts: [] },
    });
    expect(guest.line.held?.table.seats[1]?.explorers).toEqual([]);
    expect(guest.line.entries.some((entry) => entry.kind === 'table' && entry.what === 'packs')).toBe(true);
  });
});

test('packs that there are not, or that do not go together, are refused and change nothing', async () => {
  await serving(async (server) => {
    const { people } = await tableOf(server, 1, 3);
    const [{ line, device }] = people;
    const settings = (wish: object) => line.send({ t: 'host', do: { what: 'settings', settings: wish } });
    const before = JSON.stringify(line.held?.table.settings);
    expect(await settings({ edition: 'the-moon' })).toMatchObject({
      t: 'refused',
      code: 'not-found',
      field: 'edition',
    });
    expect(await settings({ edition: 'long-dark' })).toMatchObject({ t: 'refused', field: 'edition' });
    expect(await settings({ expansions: ['the-moon'] })).toMatchObject({ t: 'refused', field: 'expansions' });
    expect(await settings({ expansions: ['the-lighthouse'] })).toMatchObject({ t: 'refused', field: 'expansions' });
    expect(await settings({ edition: 'the-lighthouse', expansions: ['long-dark'] })).toMatchObject({
      t: 'refused',
      code: 'not-allowed',
      field: 'expansions',
    });
    expect(await settings({ haunts: ['the-lighthouse/the-other-keeper'] })).toMatchObject({ field: 'haunts' });
    expect(JSON.stringify(line.held?.table.settings)).toBe(before);
    // The lighthouse is for two to five.
    const six = { name: 'Ada', seats: 6, settings: { edition: 'the-lighthouse' } };
    expect(await device.call('POST', '/api/games', six)).toMatchObject({
      status: 403,
      body: { error: { code: 'not-allowed', field: 'seats' } },
    });
    const made = await device.call('POST', '/api/games', { name: 'Ada', settings: { edition: 'the-moon' } });
    expect(made).toMatchObject({ status: 404, body: { error: { field: 'edition' } } });
  });
});

test('a pack that cannot be played stops the server before it opens anything', async () => {
  const broken = { ...lighthouse, rooms: (lighthouse.rooms ?? []).map((room) => ({ ...room, floors: ['moon'] })) };
  const start = (...packs: Pack[]): Promise<unknown> => startServer({ data: ':memory:', packs });
  await expect(start(broken)).rejects.toThrow(PackError);
  await expect(start({ ...longDark, extends: 'the-moon' })).rejects.toThrow('there is no pack “the-moon”');
  await expect(start({ ...lighthouse, id: 'second-edition' })).rejects.toThrow('two packs are called “second-edition”');
  await expect(start({ ...lighthouse, format: 1 })).rejects.toThrow('Version 0.1 plays it');
});

test('a running game keeps its packs when the server comes back without them, or with others of that name', async () => {
  const place = scratch();
  const other = { ...lighthouse, version: '2.0.0', cards: lighthouse.cards?.slice(1) ?? [] };
  try {
    let server = await startServer({ data: place.folder, packs: [lighthouse] });
    const { game, people } = await gameOf(server, 2, 3, { edition: 'the-lighthouse' });
    const token = people[0].device.cookie;
    await server.close();
    for (const packs of [[], [other]]) {
      server = await startServer({ data: place.folder, packs });
      const device = new Device(server.port);
      device.cookie = token;
      const line = await device.sit(game, 0);
      expect(line.held?.table.packs).toEqual([LIGHTHOUSE]);
      expect(line.held?.view?.position.rooms.map(({ id }) => id)).toContain('jetty');
      const { status, body } = await device.call('GET', `/api/packs/${LIGHTHOUSE.hash}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ version: '1.0.0' });
      const settings = { edition: 'the-lighthouse' };
      const made = await device.call('POST', '/api/games', { name: 'Ada', settings });
      expect(made.status).toBe(packs.length === 0 ? 404 : 201);
      await server.close();
    }
  } finally {
    place.remove();
  }
});

test('bots play a whole game of an edition that nobody drew, and it can be practised, taken away and brought back', async () => {
  await serving(async (server, get) => {
    const device = new Device(server.port);
    const listed = (await (await get('/api/practice')).json()) as readonly PracticeHaunt[];
    expect(listed.map(({ haunt }) => haunt)).toEqual(
      expect.arrayContaining(['the-lighthouse/the-other-keeper', 'long-dark/the-long-dark', 'second-edition/lost']),
    );
    const nameOf = (name: string): unknown => listed.find(({ haunt }) => haunt === name)?.name;
    // The haunts of an edition stay a surprise; those of a pack of one's own have no book in which their number stands.
    expect(nameOf('long-dark/the-long-dark')).toBe('The Long Dark');
    expect(nameOf('the-lighthouse/the-other-keeper')).toBeNull();
    const wish = { name: 'Ada', haunt: 'the-lighthouse/the-other-keeper', side: 'heroes', seats: 3 };
    const { status, body } = await device.call('POST', '/api/practice', wish);
    expect(status).toBe(201);
    const line = await device.sit(String(body.game), Number(body.seat));
    expect(line.held?.table).toMatchObject({ packs: [LIGHTHOUSE], practice: { haunt: wish.haunt, side: 'heroes' } });
    expect(line.held?.words?.pages.heroes?.goal).toContain('Lamp Gallery');
    expect(line.held?.words?.pages.all?.name).toBe('The Other Keeper');
    await line.send({ t: 'resign' });
    await line.until(() => line.held?.view?.outcome != null, 'the end');
    const file = (await device.call('GET', `/api/games/${body.game}/export`)).body;
    expect(file.packs).toEqual([LIGHTHOUSE.hash]);
    const again = await device.call('POST', '/api/import', file);
    expect(again.status).toBe(201);
    const door = (await device.call('GET', `/api/games/${again.body.game}`)).body as unknown as Door;
    expect(door.table.packs).toEqual([LIGHTHOUSE]);
    const strange = await device.call('POST', '/api/import', { ...file, packs: ['the-moon@00000000000000'] });
    expect(strange).toMatchObject({ status: 404, body: { error: { field: 'packs' } } });
    expect(JSON.stringify(strange.body)).toContain('the-moon@00000000000000');
  });
});

test('the languages of the server are the folders of words, and no other', async () => {
  await serving(async (server, get) => {
    for (const lang of languages()) expect((await get(`/api/packs?lang=${lang}`)).status, lang).toBe(200);
    const device = new Device(server.port);
    const made = await device.call('POST', '/api/games', { name: 'Ada', lang: 'xx' });
    expect(made).toMatchObject({ status: 400, body: { error: { code: 'malformed', field: 'lang' } } });
    const { people } = await tableOf(server, 1, 3);
    const [{ line }] = people;
    expect(await line.send({ t: 'me', lang: 'xx' })).toMatchObject({ t: 'refused', code: 'malformed', field: 'lang' });
    expect(await line.send({ t: 'me', lang: 'qps' })).toMatchObject({ t: 'done' });
  });
});

test('a new table plays an edition that is offered, and any haunt to practise is one of any pack', () => {
  const offered = new OfferedPacks([lighthouse]);
  const { edition, preset } = offered.usual;
  const first = offered.all.find((pack) => pack.edition !== undefined);
  expect([edition, preset]).toEqual([first?.id, Object.keys(first?.edition?.presets ?? {})[0]]);
  const other = { ...secondEdition, id: 'another-edition' };
  const chosen = Array.from({ length: 40 }, (_, i) =>
    chooseHaunt([[secondEdition], [other]], { haunt: null, side: null, seats: 4 }, `seed ${i}`),
  );
  expect(new Set(chosen.map(([name]) => name.split('/')[0]))).toEqual(new Set(['second-edition', 'another-edition']));
});
