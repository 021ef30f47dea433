import { afterAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../src/admin/index.ts';
import { hashSecret } from '../src/identity/secrets.ts';
import { Authenticator, optionsFrom, register, signIn } from './authenticator.ts';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { startPostgres } from './postgres.ts';
import { eventually, gameOf, scratch, startServer } from './serving.ts';

const DAY = 24 * 3_600_000;
let clock = 0;
const now = (): number => Date.now() + clock;
const server = await serverForFile({}, now);
const postgres = await startPostgres();
const other = await startServer({ database: await postgres.database(), data: '' }, now);
afterAll(async () => {
  await other.close();
  await postgres.stop();
});

const hashOf = ({ cookie }: Device): string => hashSecret(cookie.slice('hollow='.length));

const gamesOf = async (device: Device): Promise<unknown> =>
  ((await device.call('GET', '/api/mine')).body as unknown as { game: string }[]).map(({ game }) => game);

for (const [store, of] of [
  ['SQLite', () => server],
  ['PostgreSQL', () => other],
] as const)
  describe(`a passkey, on ${store},`, () => {
    test('brings the games of one device to another, to see and to play', async () => {
      const { game, people } = await gameOf(of(), 1, 3);
      const [{ device: laptop, line }] = people;
      const key = new Authenticator();
      expect((await laptop.call('GET', '/api/me')).body).toEqual({ signedIn: false, passkeys: 0 });
      expect(await register(laptop, key)).toMatchObject({ status: 201, body: { signedIn: true, passkeys: 1 } });
      const phone = new Device(of().port);
      await expect(phone.sit(game, 0)).rejects.toThrow('not-seated');
      expect(await signIn(phone, key)).toMatchObject({ status: 200, body: { signedIn: true, passkeys: 1 } });
      expect(await gamesOf(phone)).toEqual([game]);
      const both = await phone.sit(game, 0);
      expect(both.held?.view).toEqual(line.held?.view);
      await both.until(() => both.held?.view?.decisions.length !== 0, 'their turn');
      const decision = must((both.held?.view?.decisions ?? [])[0]);
      const answered = await both.send({ t: 'answer', decision: decision.id, option: 0 });
      expect(answered).toMatchObject({ t: 'done' });
      // And the other way round: what begins on the phone is on the laptop.
      const { body } = await phone.call('POST', '/api/games', { name: 'Ada', seats: 3 });
      expect(await gamesOf(laptop)).toEqual([body.game, game]);
      expect((await laptop.call('GET', `/api/games/${body.game}`)).body.mine).toEqual([0]);
    });

    test('is one of ten at most, and the device it replaced is none any more', async () => {
      const device = new Device(of().port);
      await register(device, new Authenticator());
      const old = hashOf(device);
      for (let i = 1; i < 10; i++) await register(device, new Authenticator());
      expect((await device.call('GET', '/api/me')).body).toEqual({ signedIn: true, passkeys: 10 });
      const more = await device.call('POST', '/api/passkeys/options', { name: 'Ada' });
      expect(more).toMatchObject({ status: 403, body: { error: { message: 'you have 10 passkeys already' } } });
      expect(old).not.toBe(hashOf(device));
      expect(await of().node.seats.noteDevice(old, now())).toBe(false);
    });

    test('shares what a device has met, and tells every device of the person', async () => {
      const { game, people } = await gameOf(of(), 1, 3);
      const [{ device: laptop }] = people;
      const key = new Authenticator();
      await register(laptop, key);
      const phone = new Device(of().port);
      await signIn(phone, key);
      const { db, memory, noticeStore } = of().node;
      const met = { device: hashOf(laptop), haunt: 'pack/haunt', game, at: 1 };
      await db.insertInto('met').values(met).execute();
      const { body } = await phone.call('POST', '/api/games', { name: 'Ada', seats: 3 });
      expect(await memory.metAt(String(body.game))).toEqual(['pack/haunt']);
      const browser = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };
      await noticeStore.subscribe(hashOf(phone), game, browser, 1);
      expect(await noticeStore.pushesFor(game, [0])).toEqual([{ ...browser, device: hashOf(phone), seat: 0 }]);
      expect(await noticeStore.pushesFor(game, [1])).toEqual([]);
    });

    test('leaves nothing behind on a device that signs out', async () => {
      const { game, people } = await gameOf(of(), 1, 3);
      const [{ device: home }] = people;
      const key = new Authenticator();
      await register(home, key);
      const shared = new Device(of().port);
      await signIn(shared, key);
      const begun = await shared.call('POST', '/api/games', { name: 'Ada', seats: 3 });
      expect((await shared.call('POST', '/api/sign-out')).body).toEqual({ signedIn: false, passkeys: 0 });
      expect(await gamesOf(shared)).toEqual([]);
      expect(await gamesOf(home)).toEqual([begun.body.game, game]);
    });

    test('does not mix the games of two people who use one device', async () => {
      const [ada, bo] = [new Authenticator(), new Authenticator()];
      const first = new Device(of().port);
      const { body: hers } = await first.call('POST', '/api/games', { name: 'Ada', seats: 3 });
      await register(first, ada);
      const second = new Device(of().port);
      const { body: his } = await second.call('POST', '/api/games', { name: 'Bo', seats: 3 });
      await register(second, bo);
      await signIn(second, ada);
      expect(await gamesOf(second)).toEqual([hers.game]);
      const third = new Device(of().port);
      await signIn(third, bo);
      expect(await gamesOf(third)).toEqual([his.game]);
    });
  });

describe('a token', () => {
  const token = 'x'.repeat(43);

  test('that the server has not made is no device', async () => {
    const victim = new Device(server.port);
    victim.cookie = `hollow=${token}`;
    const { body } = await victim.call('POST', '/api/games', { name: 'Ada', seats: 3 });
    const attacker = new Device(server.port);
    attacker.cookie = `hollow=${token}`;
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await gamesOf(victim)).toEqual([body.game]);
    expect(await gamesOf(attacker)).toEqual([]);
  });

  test('that was known before somebody signed in, or after they signed out, opens nothing', async () => {
    const home = new Device(server.port);
    const { body } = await home.call('POST', '/api/games', { name: 'Ada', seats: 3 });
    const key = new Authenticator();
    const thief = new Device(server.port);
    thief.cookie = home.cookie;
    await register(home, key);
    expect(await gamesOf(home)).toEqual([body.game]);
    expect(await gamesOf(thief)).toEqual([]);
    const planted = new Device(server.port);
    await planted.call('POST', '/api/memory', { remember: true });
    const shared = new Device(server.port);
    shared.cookie = planted.cookie;
    await signIn(shared, key);
    expect(await gamesOf(shared)).toEqual([body.game]);
    expect(await gamesOf(planted)).toEqual([]);
    thief.cookie = shared.cookie;
    await shared.call('POST', '/api/sign-out');
    expect(await gamesOf(thief)).toEqual([]);
    expect(await gamesOf(home)).toEqual([body.game]);
  });

  test('has over https a name that no neighbour can set, and an older one is exchanged for it', async () => {
    const { folder: data, remove: clear } = scratch();
    const proxied = await startServer({ data, proxy: 1 });
    const device = new Device(proxied.port);
    const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3 });
    const call = async (cookie: string, method: string, path: string) =>
      await fetch(device.base + path, { method, headers: { cookie, 'x-forwarded-proto': 'https' } });
    const renewed = (await call(device.cookie, 'POST', `/api/sign-in/options`)).headers.get('set-cookie') ?? '';
    expect(renewed).toMatch(/^__Host-hollow=[^;]{43}; .*Path=\/; .*Secure/);
    const mine = await (await call(must(renewed.split(';')[0]), 'GET', '/api/mine')).json();
    expect(mine).toMatchObject([{ game: body.game }]);
    expect(await gamesOf(device)).toEqual([]);
    await proxied.close();
    clear();
  });
});

describe('a passkey', () => {
  test('keeps the seat of whoever plays alone for them, whoever knocks and however long they are away', async () => {
    const knockers = [];
    for (const withKey of [false, true]) {
      const { game, people } = await gameOf(server, 1, 3);
      const [{ device, line }] = people;
      if (withKey) await register(device, new Authenticator());
      line.close();
      await eventually(() => !server.node.presence.isHere(game, 0), 'the seat to be empty');
      clock += 2 * DAY;
      knockers.push(await new Device(server.port).call('POST', `/api/games/${game}/knock`, { name: 'Stranger' }));
    }
    const [without, kept] = knockers;
    expect(without?.body).toMatchObject({ seat: 0 });
    expect(kept?.body).toEqual({ knock: expect.any(String) });
  });

  test('can be one of several, and all of them can be forgotten', async () => {
    const device = new Device(server.port);
    const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3 });
    const [first, second] = [new Authenticator(), new Authenticator()];
    await register(device, first);
    expect(await register(device, second)).toMatchObject({ status: 201, body: { passkeys: 2 } });
    const phone = new Device(server.port);
    expect(await signIn(phone, second)).toMatchObject({ body: { signedIn: true, passkeys: 2 } });
    expect((await phone.call('POST', '/api/passkeys/forget')).body).toEqual({ signedIn: false, passkeys: 0 });
    expect(await gamesOf(phone)).toEqual([]);
    // Who took a seat keeps it.
    expect(await gamesOf(device)).toEqual([body.game]);
    expect(await signIn(new Device(server.port), first)).toMatchObject({ status: 403 });
  });

  test('goes with the player whom an operator takes out of the books', async () => {
    const { game, people } = await gameOf(server, 1, 3);
    const key = new Authenticator();
    await register(people[0].device, key);
    const phone = new Device(server.port);
    await signIn(phone, key);
    const begun = await phone.call('POST', '/api/games', { name: 'Adaline', seats: 3 });
    const admin = await openAdmin({ data: server.config.data });
    const found = (await admin.findPlayer(game, 0)) ?? [];
    expect(found).toMatchObject([{ hasPasskey: true, otherSeats: 0 }]);
    const devices = found.map(({ device }) => device);
    expect(await admin.erasePlayer(game, 0, devices)).toEqual({ seats: 2, devices: 2 });
    await admin.close();
    expect((await server.node.store.game(String(begun.body.game)))?.head).not.toContain('Adaline');
    expect(await signIn(new Device(server.port), key)).toMatchObject({ status: 403 });
  });

  test('is accepted from this site only, for the question that was put, once, and in time', async () => {
    const device = new Device(server.port);
    const key = new Authenticator();
    const no = { status: 403, body: { error: { code: 'not-allowed' } } };
    expect(await register(device, key, 'https://elsewhere.example')).toMatchObject(no);
    expect(await device.call('POST', '/api/passkeys', key.create({ challenge: 'AAAA' }, device.base))).toMatchObject(
      no,
    );
    expect(await register(device, key)).toMatchObject({ status: 201 });
    expect(await signIn(new Device(server.port), key, 'https://elsewhere.example')).toMatchObject(no);
    expect(await signIn(new Device(server.port), new Authenticator())).toMatchObject(no);
    // A signature that was overheard is worth nothing.
    const phone = new Device(server.port);
    const options = await optionsFrom(phone, '/api/sign-in/options');
    const response = key.get(options, phone.base);
    const thief = new Device(server.port);
    await optionsFrom(thief, '/api/sign-in/options');
    expect(await thief.call('POST', '/api/sign-in', response)).toMatchObject(no);
    expect(await phone.call('POST', '/api/sign-in', response)).toMatchObject({ status: 200 });
    expect(await phone.call('POST', '/api/sign-in', response)).toMatchObject(no);
    const late = await optionsFrom(phone, '/api/sign-in/options');
    clock += 301_000;
    expect(await phone.call('POST', '/api/sign-in', key.get(late, phone.base))).toMatchObject(no);
    // A copy of the key that has fallen behind.
    key.counter = 0;
    expect(await signIn(phone, key)).toMatchObject(no);
  });

  test('that is none is refused by name', async () => {
    const device = new Device(server.port);
    await optionsFrom(device, '/api/passkeys/options');
    expect(await device.call('POST', '/api/passkeys', { id: 7 })).toMatchObject({ status: 400 });
    const junk = {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'AA' },
    };
    expect(await device.call('POST', '/api/passkeys', junk)).toMatchObject({ status: 403 });
    expect(await device.call('POST', '/api/passkeys/forget')).toMatchObject({ status: 403 });
  });
});
