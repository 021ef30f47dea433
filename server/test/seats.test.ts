import type { SomeSettings } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { gameOf, tableOf } from './serving.ts';

const server = await serverForFile();

describe('the door', () => {
  test('lets people in by the code that was read out, until every seat is taken', async () => {
    const { code, game } = await tableOf(server, 2, 3);
    const third = new Device(server.port);
    const door = await third.call('GET', `/api/games/${code.toLowerCase()}`);
    expect(door.body).toMatchObject({ mine: [], table: { id: game, phase: 'lobby' } });
    const joined = await third.call('POST', `/api/games/${code}/join`, { name: 'Third' });
    expect(joined).toMatchObject({ status: 201, body: { game, seat: 2 } });
    const fourth = await new Device(server.port).call('POST', `/api/games/${code}/join`, { name: 'Fourth' });
    expect(fourth).toMatchObject({ status: 409, body: { error: { code: 'taken' } } });
  });

  test('lets nobody in under the name of somebody at the table, nor under one that looks the same', async () => {
    const { code, people } = await tableOf(server, 2, 3);
    const taken = { status: 409, body: { error: { code: 'taken', field: 'name' } } };
    for (const name of ['Person 1', 'PERSON\u00A01', '\uFF30erson 1'])
      expect(await new Device(server.port).call('POST', `/api/games/${code}/join`, { name })).toMatchObject(taken);
    const [host] = people;
    expect(await host.line.send({ t: 'me', name: 'person 1' })).toMatchObject({ code: 'taken', field: 'name' });
    // Their own name they may write otherwise.
    expect(await host.line.send({ t: 'me', name: 'PERSON 0' })).toMatchObject({ t: 'done' });
    expect(await new Device(server.port).call('POST', `/api/games/${code}/join`, { name: 'Person 2' })).toMatchObject({
      status: 201,
    });
  });

  test('stays shut where the host has closed it', async () => {
    const { code, people } = await tableOf(server, 1, 3);
    await people[0].line.send({ t: 'host', do: { what: 'settings', settings: { door: 'closed' } } });
    const refused = await new Device(server.port).call('POST', `/api/games/${code}/join`, { name: 'Late' });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'closed' } } });
  });

  test('refuses names that are no plain text', async () => {
    const { code } = await tableOf(server, 1, 3);
    for (const name of ['', '   ', 'a\u202eb', 'a\nb', 'x'.repeat(25), 7])
      expect(await new Device(server.port).call('POST', `/api/games/${code}/join`, { name })).toMatchObject({
        status: 400,
        body: { error: { code: 'malformed', field: 'name' } },
      });
    const markup = await new Device(server.port).call('POST', `/api/games/${code}/join`, { name: '<b>Bo</b>' });
    expect(markup.status).toBe(201);
  });
});

describe('the lobby', () => {
  test('gives nobody an explorer whose card somebody else has', async () => {
    const { people } = await tableOf(server, 2);
    const [first, second] = people;
    const settings = await first.line.send({ t: 'host', do: { what: 'seats', seats: 3 } });
    expect(settings.t).toBe('done');
    expect(await first.line.send({ t: 'me', explorers: ['father-rhinehardt'] })).toMatchObject({ t: 'done' });
    for (const explorers of [['father-rhinehardt'], ['professor-longfellow']])
      expect(await second.line.send({ t: 'me', explorers })).toMatchObject({ t: 'refused', code: 'taken' });
    expect(await second.line.send({ t: 'me', explorers: ['nobody'] })).toMatchObject({
      t: 'refused',
      code: 'not-found',
      field: 'explorers',
    });
  });

  test('is led by the host alone, and starts when all are ready', async () => {
    const { people } = await tableOf(server, 3);
    const [host, guest] = people;
    expect(await guest.line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ code: 'not-host' });
    await guest.line.send({ t: 'me', ready: false });
    expect(await host.line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ code: 'wrong-phase' });
    await guest.line.send({ t: 'me', ready: true });
    expect(await host.line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ t: 'done' });
    await guest.line.until(() => guest.line.held?.table.phase === 'playing', 'the start');
  });

  test('lets people get up again; the host hands the part on', async () => {
    const { game, people } = await tableOf(server, 2, 3);
    const [host, guest] = people;
    expect(await host.line.send({ t: 'leave' })).toMatchObject({ t: 'done' });
    await guest.line.until(() => must(guest.line.held?.table.seats[1]).host === true, 'a new host');
    expect(guest.line.held?.table.seats[0]).toMatchObject({ holder: 'open', name: '' });
    await host.line.until(() => host.line.messages.some(({ t }) => t === 'bye'), 'good-bye');
    await expect(host.device.sit(game, 0)).rejects.toThrow('not-seated');
  });

  test('fixes what is played when the game begins, and not how people sit together', async () => {
    const { people } = await gameOf(server, 1, 3);
    const [{ line }] = people;
    const wish = (settings: SomeSettings) => line.send({ t: 'host', do: { what: 'settings', settings } });
    expect(await wish({ absence: 60, chat: false })).toMatchObject({ t: 'done' });
    expect(await wish({ deadSeeAll: true })).toMatchObject({ code: 'wrong-phase', field: 'deadSeeAll' });
  });

  test('refuses rules that there are not', async () => {
    const { people } = await tableOf(server, 1, 3);
    const wish = (settings: SomeSettings) => people[0].line.send({ t: 'host', do: { what: 'settings', settings } });
    expect(await wish({ preset: 'nobody' })).toMatchObject({ t: 'refused', field: 'switches' });
    expect(await wish({ edition: 'tenth-edition' })).toMatchObject({ t: 'refused', field: 'edition' });
    expect(await wish({ haunts: ['second-edition/no-such-haunt'] })).toMatchObject({ t: 'refused', field: 'haunts' });
    expect(await wish({ delay: -1 })).toMatchObject({ t: 'refused', code: 'malformed' });
    expect(await wish({ unplayed: true })).toMatchObject({ t: 'done' });
    expect(people[0].line.held?.table.settings).toMatchObject({ unplayed: true, preset: 'second-edition' });
  });
});

describe('a seat', () => {
  test('is seen only by the device that holds it', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    await expect(people[1].device.sit(game, 0)).rejects.toThrow('not-seated');
    await expect(new Device(server.port).sit(game, 0)).rejects.toThrow('not-seated');
    await expect(people[1].device.sit(game, 'all')).rejects.toThrow('not-allowed');
    const watcher = await new Device(server.port).sit(game, 'public');
    expect(watcher.held?.view?.decisions).toEqual([]);
    expect(await watcher.send({ t: 'answer', decision: 0, option: 0 })).toMatchObject({ code: 'not-seated' });
  });

  test('moves to another device by a personal link that works once, and can be shown again', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const { body } = await people[1].device.call('POST', `/api/games/${game}/seats/1/link`);
    expect(body.path).toMatch(/^\/s\/[A-Za-z0-9_-]{43}$/);
    const secret = String(body.path).slice(3);
    const phone = new Device(server.port);
    expect(await phone.call('POST', '/api/claim', { secret })).toMatchObject({ status: 201, body: { game, seat: 1 } });
    const both = await phone.sit(game, 1);
    expect(both.held?.view).toEqual(people[1].line.held?.view);
    expect(await new Device(server.port).call('POST', '/api/claim', { secret })).toMatchObject({ status: 404 });
    const again = await phone.call('POST', `/api/games/${game}/seats/1/link`);
    const third = new Device(server.port);
    const used = await third.call('POST', '/api/claim', { secret: String(again.body.path).slice(3) });
    expect(used.status).toBe(201);
    expect(await people[0].device.call('POST', `/api/games/${game}/seats/1/link`)).toMatchObject({ status: 403 });
  });

  test('can be one of several on one device', async () => {
    const { game, code, people } = await tableOf(server, 1, 3);
    const { device } = people[0];
    expect(await device.call('POST', `/api/games/${code}/join`, { name: 'Sister' })).toMatchObject({
      body: { seat: 1 },
    });
    expect((await device.call('GET', `/api/games/${code}`)).body.mine).toEqual([0, 1]);
    const sister = await device.sit(game, 1);
    expect(sister.held?.table.seats[1]).toMatchObject({ name: 'Sister', here: true });
    const mine = (await device.call('GET', '/api/mine')).body as unknown as { game: string; seat: number }[];
    expect(
      mine
        .filter((each) => each.game === game)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1]);
  });

  test('may go to a bot from the beginning: the last ones do, and the table waits for the others', async () => {
    const made = await new Device(server.port).call('POST', '/api/games', { name: 'Ada', seats: 4, bots: 2 });
    const { table } = (await new Device(server.port).call('GET', `/api/games/${made.body.game}`)).body as {
      readonly table: { readonly phase: string; readonly seats: readonly { readonly holder: string }[] };
    };
    expect(table.phase).toBe('lobby');
    expect(table.seats.map(({ holder }) => holder)).toEqual(['person', 'open', 'bot', 'bot']);
  });

  test('that is taken away while a line is being opened is not shown', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const { audiences, db } = server.node;
    const { seats } = server.node;
    const real = seats.seatsOf.bind(seats);
    let calls = 0;
    seats.seatsOf = async (device, at) => {
      const found = await real(device, at);
      if (++calls === 1) await db.deleteFrom('holds').where('game', '=', game).where('seat', '=', 1).execute();
      return found;
    };
    try {
      await expect(people[1].device.sit(game, 1)).rejects.toThrow();
    } finally {
      seats.seatsOf = real;
    }
    expect(audiences.games).toContain(game);
  });

  test('of a game that is over stays as it was', async () => {
    const { code, people } = await gameOf(server, 2, 3);
    const [host, guest] = people;
    const { body } = await new Device(server.port).call('POST', `/api/games/${code}/knock`, { name: 'Late' });
    await host.line.send({ t: 'draw' });
    await guest.line.until(() => guest.line.held?.table.vote != null, 'a vote');
    await guest.line.send({ t: 'vote', vote: guest.line.held?.table.vote?.id ?? 0, yes: true });
    await host.line.until(() => host.line.held?.table.phase === 'over', 'the end');
    for (const wish of [
      { what: 'remove', seat: 1 },
      { what: 'bot', seat: 2, kind: 'random' },
      { what: 'admit', knock: String(body.knock), seat: 2 },
    ] as const)
      expect(await host.line.send({ t: 'host', do: wish })).toMatchObject({ code: 'game-over' });
    const late = await new Device(server.port).call('POST', `/api/games/${code}/knock`, { name: 'Later' });
    expect(late.body).toMatchObject({ error: { code: 'game-over' } });
  });
});

describe('tokens', () => {
  test('are in no table of the store, and cookies are kept from scripts', async () => {
    const device = new Device(server.port);
    const response = await fetch(`${device.base}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^hollow=[A-Za-z0-9_-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    const token = cookie.slice('hollow='.length, 'hollow='.length + 43);
    device.cookie = `hollow=${token}`;
    const { body } = await device.call(
      'POST',
      `/api/games/${((await response.json()) as { game: string }).game}/seats/0/link`,
    );
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(`${server.config.data}/hollow.sqlite`, { readOnly: true });
    const names = file.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
    const everything = names.map(({ name }) => JSON.stringify(file.prepare(`select * from ${name}`).all())).join();
    file.close();
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(String(body.path).slice(3));
  });
});

test('who makes a table with a closed door sits at it, and nobody else gets in', async () => {
  const maker = new Device(server.port);
  const made = await maker.call('POST', '/api/games', { name: 'Ada', settings: { door: 'closed' } });
  expect(made).toMatchObject({ status: 201, body: { seat: 0 } });
  const other = await new Device(server.port).call('POST', `/api/games/${made.body.code}/join`, { name: 'Bo' });
  expect(other).toMatchObject({ status: 403, body: { error: { code: 'closed' } } });
});
