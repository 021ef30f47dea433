import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { RefusedError } from '@hollow/table';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { makeVapidKeys } from '../src/config/vapid.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { startReceiver } from './receiver.ts';
import { asked, eventually, gameOf, type Sitting, scratch, startServer } from './serving.ts';

const vapid = { ...makeVapidKeys(), subject: 'mailto:host@example.org' };
const server = await serverForFile({ vapid, privateTargets: true, logLevel: 'silent' });
const receiver = await startReceiver();
afterAll(() => receiver.close());
afterEach(() => {
  vi.restoreAllMocks();
  receiver.received.length = 0;
  receiver.answer = (response) => void response.end();
});

/** Ends one's own turn, whatever is asked on the way. */
async function endTurn({ line, seat }: Sitting): Promise<void> {
  for (let i = 0; i < 50; i++) {
    const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
    if (decision === undefined) return;
    const end = decision.options.findIndex(({ verb }) => verb === 'end');
    await line.send({ t: 'answer', decision: decision.id, option: Math.max(0, end) });
  }
}

/** A table of three of whom one is not there, and plays until that one is waited for. */
async function untilAbsent(game: string, people: readonly Sitting[], absent: number): Promise<void> {
  for (let i = 0; i < 6; i++) {
    const moment = await server.node.games.moment(game);
    if (moment.game?.state.question?.seat === absent) return;
    const sitting = asked(people.filter(({ seat }) => seat !== absent));
    if (sitting !== null) await endTurn(sitting);
  }
}

async function tableWithAbsent(): Promise<{ game: string; people: readonly Sitting[]; absent: Sitting }> {
  const { game, people } = await gameOf(server, 3);
  const absent = people.find(({ seat }) => seat !== 0 && seat !== asked(people)?.seat) ?? people[2];
  return { game, people, absent };
}

async function leave(game: string, { line, seat }: Sitting): Promise<void> {
  line.close();
  await eventually(() => !server.node.presence.isHere(game, seat), 'the seat to be empty');
}

describe('an address that the host has set', () => {
  test('is called when somebody who is not there is waited for: signed, and without secrets', async () => {
    const { game, people, absent } = await tableWithAbsent();
    const url = `http://127.0.0.1:${receiver.port}/hook?token=abc`;
    const guest = must(people[1]).device;
    expect(await guest.call('POST', `/api/games/${game}/webhook`, { url })).toMatchObject({ status: 403 });
    const made = await must(people[0]).device.call('POST', `/api/games/${game}/webhook`, { url });
    expect(made).toMatchObject({ status: 201, body: { origin: `http://127.0.0.1:${receiver.port}` } });
    const state = await must(people[0]).device.call('GET', `/api/games/${game}/webhook`);
    expect(state.body).toEqual({ origin: `http://127.0.0.1:${receiver.port}`, failures: 0 });
    await leave(game, absent);
    await untilAbsent(game, people, absent.seat);
    await eventually(() => receiver.received.length > 0, 'the call');
    const { path, headers, body } = must(receiver.received[0]);
    expect(path).toBe('/hook?token=abc');
    const text = body.toString();
    const told = JSON.parse(text) as Record<string, unknown>;
    expect(told).toMatchObject({ event: 'turn', game, seats: [{ seat: absent.seat, name: `Person ${absent.seat}` }] });
    expect(Object.keys(told).sort()).toEqual(
      ['allowed_mentions', 'at', 'code', 'content', 'event', 'game', 'link', 'seats', 'text'].sort(),
    );
    const signed = createHmac('sha256', String(made.body.secret)).update(`${headers['hollow-timestamp']}.${text}`);
    expect(headers['hollow-signature']).toBe(`sha256=${signed.digest('hex')}`);
    expect(text).not.toContain(String(made.body.secret));
    const { seed } = (await server.node.store.game(game)) ?? { seed: '' };
    expect(text).not.toContain(seed);
    // Who is there is not told of; a reminder is a call of its own.
    expect(receiver.received).toHaveLength(1);
    expect(await must(people[0]).line.send({ t: 'nudge', seat: absent.seat })).toMatchObject({ t: 'done' });
    await eventually(() => receiver.received.length === 2, 'the reminder');
    expect(JSON.parse(must(receiver.received[1]).body.toString())).toMatchObject({ event: 'nudge' });
  });

  test('is told where the game is found', async () => {
    const own = scratch();
    const named = await startServer({
      data: own.folder,
      privateTargets: true,
      publicAddress: 'https://play.example',
      logLevel: 'silent',
    });
    const { game, people } = await gameOf(named, 3);
    const { device, line } = must(people[0]);
    await device.call('POST', `/api/games/${game}/webhook`, { url: `http://127.0.0.1:${receiver.port}/` });
    const absent = must(people.find(({ seat }) => seat !== 0));
    absent.line.close();
    await eventually(() => !named.node.presence.isHere(game, absent.seat), 'the seat to be empty');
    await line.send({ t: 'nudge', seat: absent.seat });
    await eventually(() => receiver.received.length > 0, 'the call');
    const told = JSON.parse(must(receiver.received[0]).body.toString()) as Record<string, unknown>;
    expect(told.link).toBe(`https://play.example/g/${game}`);
    expect(told.text).toContain(`https://play.example/g/${game}`);
    await named.close();
    own.remove();
  });

  test('is told again of a turn by a server that was restarted before the call', async () => {
    const { game, people, absent } = await tableWithAbsent();
    await leave(game, absent);
    await untilAbsent(game, people, absent.seat);
    // Set after the turn began: as if the call had been lost with the server.
    await must(people[0]).device.call('POST', `/api/games/${game}/webhook`, {
      url: `http://127.0.0.1:${receiver.port}/again`,
    });
    await server.node.notices.tellAgain();
    await eventually(() => receiver.received.some(({ path }) => path === '/again'), 'the call');
    const again = must(receiver.received.find(({ path }) => path === '/again'));
    expect(JSON.parse(again.body.toString())).toMatchObject({ event: 'turn', game, seats: [{ seat: absent.seat }] });
  });

  test('is told again also where another game cannot be read', async () => {
    const broken = await tableWithAbsent();
    const { game, people, absent } = await tableWithAbsent();
    await leave(game, absent);
    await untilAbsent(game, people, absent.seat);
    for (const each of [broken, { game, people }])
      await must(each.people[0]).device.call('POST', `/api/games/${each.game}/webhook`, {
        url: `http://127.0.0.1:${receiver.port}/${each.game}`,
      });
    const { moment } = server.node.games;
    vi.spyOn(server.node.games, 'moment').mockImplementation(async (id) => {
      if (id === broken.game) throw new RefusedError('other-version', 'another version plays it');
      return await moment.call(server.node.games, id);
    });
    vi.spyOn(server.node.noticeStore, 'gamesToTell').mockResolvedValueOnce([broken.game, game]);
    await server.node.notices.tellAgain();
    await eventually(() => receiver.received.some(({ path }) => path === `/${game}`), 'the call', 10_000);
  });

  test('is called by sentences in which names call nobody: neither a room, nor by a link', async () => {
    const { game, people } = await gameOf(server, 3);
    const [host, mallory] = people;
    await host.device.call('POST', `/api/games/${game}/webhook`, { url: `http://127.0.0.1:${receiver.port}/` });
    for (const name of ['<!channel>', '@everyone', '[prize](//evil.example)']) {
      expect(await mallory.line.send({ t: 'me', name })).toMatchObject({ t: 'done' });
      receiver.received.length = 0;
      const moment = await server.node.games.moment(game);
      const { table } = moment;
      const seats = table.seats.map((data, seat) => (seat === mallory.seat ? { ...data, leaving: 1 } : data));
      vi.spyOn(server.node.presence, 'isHere').mockReturnValue(false);
      server.node.notices.onChange(moment, { ...moment, table: { ...table, seats } }, []);
      await eventually(() => receiver.received.length > 0, 'the call');
      vi.restoreAllMocks();
      const told = JSON.parse(must(receiver.received[0]).body.toString()) as Record<string, unknown>;
      // Programs read the name as it is; rooms are shown a sentence.
      expect(told).toMatchObject({ event: 'leaving', seats: [{ seat: mallory.seat, name }] });
      for (const said of [told.text, told.content]) expect(said).not.toMatch(/[<>@]|\]\(/);
    }
  });

  test('that fails is called again, and what came to nothing is counted', async () => {
    receiver.answer = (response, nth) => void response.writeHead(nth === 1 ? 503 : 200).end();
    const { game, people, absent } = await tableWithAbsent();
    const { device } = must(people[0]);
    await device.call('POST', `/api/games/${game}/webhook`, { url: `http://127.0.0.1:${receiver.port}/` });
    await leave(game, absent);
    await untilAbsent(game, people, absent.seat);
    await eventually(() => receiver.received.length === 1, 'the first call');
    let failures = -1;
    while (failures !== 1) ({ failures = -1 } = (await device.call('GET', `/api/games/${game}/webhook`)).body as never);
    await eventually(() => receiver.received.length === 2, 'the second call');
    expect(must(receiver.received[1]).body).toEqual(must(receiver.received[0]).body);
    while (failures !== 0) ({ failures = -1 } = (await device.call('GET', `/api/games/${game}/webhook`)).body as never);
  });

  test('is called no more when it is taken away', async () => {
    const { game, people } = await tableWithAbsent();
    const { device } = must(people[0]);
    await device.call('POST', `/api/games/${game}/webhook`, { url: `http://127.0.0.1:${receiver.port}/` });
    expect((await device.call('POST', `/api/games/${game}/webhook`, { url: null })).body).toMatchObject({
      origin: null,
    });
    expect(await server.node.noticeStore.webhook(game)).toBeNull();
  });

  test('is refused where it leads into the server’s network, and nobody learns why', async () => {
    const other = scratch();
    const strict = await startServer({ data: other.folder });
    const { game, people } = await gameOf(strict, 1, 3);
    const answers = [];
    for (const url of [`http://127.0.0.1:${receiver.port}/`, 'http://localhost/', 'http://name.invalid/', 'ftp://a.b/'])
      answers.push(await people[0].device.call('POST', `/api/games/${game}/webhook`, { url }));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 403, body: { error: { code: 'not-allowed', field: 'url' } } });
    expect((await people[0].device.call('GET', '/api/push')).body).toEqual({ key: null });
    await strict.close();
    other.remove();
  });
});

/** A browser as far as notices are concerned: RFC 8291 from the other side. */
function browser() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
      const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
      const open = createDecipheriv('aes-128-gcm', key, nonce);
      open.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

describe('a browser that wants to be told', () => {
  test('is told of the turn of its own seat, and nobody else can read it', async () => {
    const { game, people, absent } = await tableWithAbsent();
    const { keys, read } = browser();
    const endpoint = `http://127.0.0.1:${receiver.port}/push/1`;
    const path = `/api/games/${game}/push`;
    expect((await absent.device.call('GET', '/api/push')).body).toEqual({ key: expect.any(String) });
    expect((await absent.device.call('GET', path)).body).toEqual({ on: false });
    const wrong = await absent.device.call('POST', path, {
      subscription: { endpoint, keys: { ...keys, auth: 'short' } },
    });
    expect(wrong).toMatchObject({ status: 400, body: { error: { field: 'subscription.keys.auth' } } });
    expect((await absent.device.call('POST', path, { subscription: { endpoint, keys } })).body).toEqual({ on: true });
    await leave(game, absent);
    await untilAbsent(game, people, absent.seat);
    await eventually(() => receiver.received.length > 0, 'the notice');
    const { headers, body } = must(receiver.received[0]);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: game, ttl: '86400' });
    expect(headers.authorization).toMatch(/^vapid t=.+, k=.+$/);
    expect(body.toString()).not.toContain('Person');
    expect(read(body)).toEqual({
      game,
      title: 'Hollow Hill',
      body: `Person ${absent.seat}: it is your turn in the house.`,
    });
  });

  test('that is gone is forgotten', async () => {
    receiver.answer = (response) => void response.writeHead(410).end();
    const { game, people, absent } = await tableWithAbsent();
    const { keys } = browser();
    const endpoint = `http://127.0.0.1:${receiver.port}/push/2`;
    await absent.device.call('POST', `/api/games/${game}/push`, { subscription: { endpoint, keys } });
    await leave(game, absent);
    await untilAbsent(game, people, absent.seat);
    await eventually(() => receiver.received.length > 0, 'the notice');
    const on = async (): Promise<unknown> => (await absent.device.call('GET', `/api/games/${game}/push`)).body.on;
    while (await on()) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test('needs a seat', async () => {
    const { game } = await tableWithAbsent();
    const { device } = (await gameOf(server, 1, 3)).people[0];
    const subscription = { endpoint: `http://127.0.0.1:${receiver.port}/`, keys: browser().keys };
    expect(await device.call('POST', `/api/games/${game}/push`, { subscription })).toMatchObject({ status: 403 });
  });
});
