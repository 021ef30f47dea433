import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { row } from '@hollow/table';
import { describe, expect, test } from 'vitest';
import { Authenticator, register, signIn } from './authenticator.ts';
import { Device, type Line } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { deviceAt, plant, playedGame } from './planted.ts';
import { eventually, gameOf, removeByVote, type Sitting } from './serving.ts';

/** Who gets a seat, and who does not, at a real server whose clock is put forward. The table of docs/seats.md names these tests. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a timer may be late before another node looks after its games. */
const LATE = MINUTE;

let clock = 0;
const server = await serverForFile({}, () => Date.now() + clock);

const seat = (line: Line, n: number) => must(line.held?.table.seats[n]);

/** The last device of the seat goes, and somebody else sees it. */
async function leave({ line, seat: n }: Sitting, seenBy: Line): Promise<void> {
  line.close();
  await seenBy.until(() => !seat(seenBy, n).here, 'the seat to be empty');
}

async function knockAt(code: string, name: string): Promise<{ readonly device: Device; readonly knock: string }> {
  const device = new Device(server.port);
  const { body } = await device.call('POST', `/api/games/${code}/knock`, { name });
  return { device, knock: String(body.knock) };
}

const admit = (knock: string, n: number) => ({ t: 'host', do: { what: 'admit', knock, seat: n } }) as const;
const giveUp = (n: number) => ({ t: 'propose', about: 'give-up', seat: n }) as const;

/** Two people, of whom the second has been away so long that the first alone has agreed to give up the seat. */
async function leaving() {
  const { game, code, people } = await gameOf(server, 2, 3);
  const [host, gone] = people;
  await leave(gone, host.line);
  clock += DAY;
  expect(await host.line.send(giveUp(1))).toMatchObject({ t: 'done' });
  expect(seat(host.line, 1).leaving).toBeGreaterThan(Date.now() + clock + DAY - MINUTE);
  return { game, code, host, gone };
}

/** The time to object is over. */
async function givenUp() {
  const table = await leaving();
  clock += DAY + LATE;
  await table.host.line.until(() => seat(table.host.line, 1).givenUp === 'agreed', 'the seat to be given up');
  return table;
}

describe('a seat whose person is away', () => {
  test('says since when, and stays theirs: neither its time nor the host hands it on', async () => {
    const { game, code, people } = await gameOf(server, 2, 3);
    const [host, gone] = people;
    const before = Date.now() + clock;
    await leave(gone, host.line);
    expect(seat(host.line, 1).away).toBeGreaterThanOrEqual(before);
    clock += 10 * DAY;
    const { device, knock } = await knockAt(code, 'It is me');
    expect(await host.line.send(admit(knock, 1))).toMatchObject({ code: 'taken', field: 'kept' });
    await expect(device.sit(game, 1)).rejects.toThrow('not-seated');
    expect((await gone.device.sit(game, 1)).held?.table.seats[1]).toMatchObject({ here: true, away: null });
  });

  test('goes to a bot when the host says so, until its person is back; not while they are there', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const [host, guest] = people;
    const bot = { t: 'host', do: { what: 'bot', seat: 1, kind: 'normal' } } as const;
    expect(await host.line.send(bot)).toMatchObject({ code: 'taken', field: 'away' });
    await leave(guest, host.line);
    expect(await host.line.send(bot)).toMatchObject({ code: 'taken', field: 'away' });
    clock += 5 * MINUTE;
    expect(await host.line.send(bot)).toMatchObject({ t: 'done' });
    expect(seat(host.line, 1)).toMatchObject({ holder: 'person', name: 'Person 1', substituted: true });
    expect(await host.line.send(bot)).toMatchObject({ code: 'conflict' });
    await guest.device.sit(game, 1);
    await host.line.until(() => !seat(host.line, 1).substituted, 'the person to be back');
  });

  test('is given up when all agree and nobody objects, and then goes to whoever is let in', async () => {
    const { game, code, host, gone } = await givenUp();
    const { device, knock } = await knockAt(code, 'It is me');
    expect(await host.line.send(admit(knock, 1))).toMatchObject({ t: 'done' });
    expect((await device.sit(game, 1)).held?.table.seats[1]).toMatchObject({ name: 'It is me', here: true });
    // Whoever held it before does so no more.
    await expect(gone.device.sit(game, 1)).rejects.toThrow('not-seated');
    const told = host.line.entries.flatMap((entry) => (entry.kind === 'table' ? [entry.what] : []));
    expect(told).toEqual(expect.arrayContaining(['leaving', 'given-up', 'admitted']));
  });

  test('is theirs again who objects with the device that held it', async () => {
    const { game, host, gone } = await leaving();
    await gone.device.sit(game, 1);
    await host.line.until(() => seat(host.line, 1).leaving === null, 'the objection');
    expect(seat(host.line, 1)).toMatchObject({ givenUp: null, here: true });
  });

  test('is theirs again who objects with a passkey, on another device', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const [host, gone] = people;
    const key = new Authenticator();
    await register(gone.device, key);
    await leave(gone, host.line);
    clock += DAY;
    await host.line.send(giveUp(1));
    const phone = new Device(server.port);
    await signIn(phone, key);
    await phone.sit(game, 1);
    await host.line.until(() => seat(host.line, 1).leaving === null, 'the objection');
  });

  test('is theirs again who objects with a personal link, before its page is opened', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const [host, gone] = people;
    const { body } = await gone.device.call('POST', `/api/games/${game}/seats/1/link`);
    await leave(gone, host.line);
    clock += DAY;
    await host.line.send(giveUp(1));
    await host.line.until(() => seat(host.line, 1).leaving !== null, 'the vote');
    const phone = new Device(server.port);
    expect(await phone.call('POST', '/api/claim', { secret: String(body.path).slice(3) })).toMatchObject({
      status: 201,
    });
    await host.line.until(() => seat(host.line, 1).leaving === null, 'the objection');
  });

  test('is theirs again who comes back before anybody has taken it', async () => {
    const { game, host, gone } = await givenUp();
    await gone.device.sit(game, 1);
    await host.line.until(() => seat(host.line, 1).givenUp === null, 'the return');
  });
});

describe('somebody who takes the host’s part and brings a second browser', () => {
  const engine = new Engine([secondEdition]);
  const setup = { seats: Array.from({ length: 4 }, () => ({})), haunts: [1] };
  const WHISPER = 'the heroes must not hear this';
  let made = 0;

  /** A haunt with a traitor, who is away; somebody else is there, and a third person sleeps. */
  async function haunted() {
    const id = `${'abcdefgh'[made++]}takesthehost`.slice(0, 12);
    const played = playedGame(engine, setup, `attack-${made}`, 3);
    const { explorers } = engine.view(played.state, 'all').position;
    const traitor = must(explorers.find(({ side }) => side === 'traitor')).seat;
    const attacker = (traitor + 1) % 4;
    await plant(server, { id, engine, ...played, whisper: 'seat 0 to seats 0 and 1', viewer: attacker });
    const devices = await Promise.all([0, 1, 2, 3].map((n) => deviceAt(server, id, n)));
    await server.node.games.act(id, ({ table }) => ({
      table: { ...table, host: (traitor + 2) % 4 },
      rows: [
        row(
          'chat',
          { seat: traitor, mid: null, at: 0 },
          { items: [{ kind: 'chat', seat: traitor, name: 'T', to: 'side', text: WHISPER, only: [traitor] }] },
        ),
      ],
    }));
    return {
      id,
      traitor,
      attacker,
      line: await must(devices[attacker]).sit(id, attacker),
      owner: must(devices[traitor]),
    };
  }

  test('gets neither in a game over days, nor the traitor’s book: the owner is not locked out', async () => {
    const { id, traitor, attacker, line, owner } = await haunted();
    const second = new Device(server.port);
    const { body } = await second.call('POST', `/api/games/${id}/knock`, { name: 'Second browser' });
    const take = { t: 'host', do: { what: 'host', seat: attacker } } as const;
    for (const wait of [61_000, 10 * MINUTE, 12 * 60 * MINUTE]) {
      clock += wait;
      expect(await line.send(take)).toMatchObject({ code: 'not-host' });
      expect(await line.send(giveUp(traitor))).toMatchObject({ code: 'taken', field: 'kept' });
      expect(await line.send(admit(String(body.knock), traitor))).toMatchObject({ code: 'not-host' });
    }
    await expect(second.sit(id, traitor)).rejects.toThrow('not-seated');
    clock += DAY;
    // A day later the part of the host passes; the seat does not.
    expect(await line.send(take)).toMatchObject({ t: 'done' });
    expect(await line.send(admit(String(body.knock), traitor))).toMatchObject({ code: 'taken', field: 'kept' });
    expect(await line.send({ t: 'propose', about: 'remove', seat: traitor })).toMatchObject({ t: 'done' });
    expect(line.held?.table.vote?.asked).toHaveLength(2);
    expect((await owner.sit(id, traitor)).held?.view?.viewer).toBe(traitor);
  });

  test('reads, when the seat was given up in the end, no word of the private talk from before', async () => {
    const { id, traitor, attacker, line } = await haunted();
    clock += DAY;
    await line.send({ t: 'host', do: { what: 'host', seat: attacker } });
    expect(await line.send(giveUp(traitor))).toMatchObject({ t: 'done' });
    clock += DAY + LATE;
    await line.until(() => seat(line, traitor).givenUp === 'agreed', 'the seat to be given up');
    const second = new Device(server.port);
    const { body } = await second.call('POST', `/api/games/${id}/knock`, { name: 'Newcomer' });
    expect(await line.send(admit(String(body.knock), traitor))).toMatchObject({ t: 'done' });
    const reading = await second.sit(id, traitor);
    const entries = await second.call('GET', `/api/games/${id}/entries?viewer=${traitor}`);
    expect(Object.keys(reading.held?.words?.pages ?? {})).toContain('traitor');
    for (const seen of [reading.received.join(), JSON.stringify(entries.body)]) {
      expect(seen).not.toContain(WHISPER);
      expect(seen).toContain('withheld');
    }
    expect(reading.entries.map(({ n }) => n)).toEqual(reading.entries.map((_, i) => i + must(reading.entries[0]).n));
  });
});

describe('somebody who is there', () => {
  test('is removed by all others, and the line is closed; the seat goes back to them and to nobody else', async () => {
    const { game, code, people } = await gameOf(server, 3);
    const [host, , removed] = people;
    expect(await host.line.send({ t: 'host', do: { what: 'remove', seat: 2 } })).toMatchObject({ code: 'wrong-phase' });
    await removeByVote(people, 2);
    await removed.line.until(() => removed.line.messages.some(({ t }) => t === 'bye'), 'good-bye');
    expect(removed.line.messages.at(-1)).toEqual({ t: 'bye', why: 'removed', again: false });
    await expect(removed.device.sit(game, 2)).rejects.toThrow('not-seated');
    expect(seat(host.line, 2)).toMatchObject({ holder: 'bot', bot: 'normal', removed: true });
    expect(JSON.stringify(host.line.held?.table)).not.toContain('onlyFor');
    clock += 10 * DAY;
    const { device, knock } = await knockAt(code, 'Me');
    expect(await host.line.send(admit(knock, 2))).toMatchObject({ code: 'not-allowed', field: 'removed' });
    await expect(device.sit(game, 2)).rejects.toThrow('not-seated');
    const { body } = await removed.device.call('POST', `/api/games/${code}/knock`, { name: 'Really me' });
    expect(await host.line.send(admit(String(body.knock), 2))).toMatchObject({ t: 'done' });
    expect((await removed.device.sit(game, 2)).held?.view?.viewer).toBe(2);
  });

  test('and was removed may be let in again on another device by their passkey', async () => {
    const { game, code, people } = await gameOf(server, 3);
    const [host, , removed] = people;
    const key = new Authenticator();
    await register(removed.device, key);
    await removeByVote(people, 2);
    const phone = new Device(server.port);
    await signIn(phone, key);
    const { body } = await phone.call('POST', `/api/games/${code}/knock`, { name: 'Really me' });
    expect(await host.line.send(admit(String(body.knock), 2))).toMatchObject({ t: 'done' });
    expect((await phone.sit(game, 2)).held?.view?.viewer).toBe(2);
  });

  test('and was removed is still who they are when they have made a passkey since', async () => {
    const { game, code, people } = await gameOf(server, 3);
    const [host, , removed] = people;
    await removeByVote(people, 2);
    await register(removed.device, new Authenticator());
    const { body } = await removed.device.call('POST', `/api/games/${code}/knock`, { name: 'Really me' });
    expect(await host.line.send(admit(String(body.knock), 2))).toMatchObject({ t: 'done' });
    expect((await removed.device.sit(game, 2)).held?.view?.viewer).toBe(2);
  });

  test('and waits at the door gets the seat also if they make a passkey meanwhile', async () => {
    const { game, code, people } = await gameOf(server, 2, 3);
    const [host, other] = people;
    await other.line.send({ t: 'resign' });
    const { device, knock } = await knockAt(code, 'Cy');
    await register(device, new Authenticator());
    expect(await host.line.send(admit(knock, 1))).toMatchObject({ t: 'done' });
    expect((await device.sit(game, 1)).held?.view?.viewer).toBe(1);
  });

  test('is not removed by the host, who then takes back and draws alone', async () => {
    const { people } = await gameOf(server, 2, 3);
    const [host, other] = people;
    expect(await host.line.send({ t: 'host', do: { what: 'remove', seat: 1 } })).toMatchObject({ code: 'wrong-phase' });
    expect(await host.line.send({ t: 'propose', about: 'remove', seat: 1 })).toMatchObject({ field: 'alone' });
    await leave(other, host.line);
    clock += 10 * MINUTE;
    expect(await host.line.send({ t: 'host', do: { what: 'bot', seat: 1, kind: 'normal' } })).toMatchObject({
      t: 'done',
    });
    // The bot that plays for the other does not agree to anything.
    expect(await host.line.send({ t: 'draw' })).toMatchObject({ t: 'done' });
    expect(host.line.held?.table).toMatchObject({ phase: 'playing', vote: { asked: [1] } });
  });
});

describe('the seat of somebody who plays alone with bots', () => {
  const knock = (ref: unknown): ReturnType<Device['call']> =>
    new Device(server.port).call('POST', `/api/games/${ref}/knock`, { name: 'Alone' });

  test('is given back to whoever knocks when its time is over, and as long again', async () => {
    const { game, people } = await gameOf(server, 1, 3);
    expect((await knock(game)).body).toMatchObject({ knock: expect.any(String) });
    people[0].line.close();
    await eventually(() => !server.node.presence.isHere(game, 0), 'the seat to be empty');
    clock += 2 * DAY - MINUTE;
    expect((await knock(game)).body).toMatchObject({ knock: expect.any(String) });
    clock += MINUTE;
    expect(await knock(game)).toMatchObject({ status: 201, body: { game, seat: 0 } });
    // Whoever held it keeps it as well.
    expect(must((await people[0].device.sit(game, 0)).held?.table.seats[0]).name).toBe('Alone');
  });

  test('is given to no stranger in a lobby, nor past a closed door', async () => {
    const alone = new Device(server.port);
    const playing = await alone.call('POST', '/api/games', { name: 'Alone', seats: 3, playNow: true });
    const lobby = await alone.call('POST', '/api/games', { name: 'Alone', seats: 3 });
    const line = await alone.sit(String(playing.body.game), 0);
    await line.send({ t: 'host', do: { what: 'settings', settings: { door: 'closed' } } });
    line.close();
    await eventually(() => !server.node.presence.isHere(String(playing.body.game), 0), 'the seat to be empty');
    clock += 10 * DAY;
    expect((await knock(lobby.body.game)).body).toEqual({ knock: expect.any(String) });
    expect(await knock(playing.body.game)).toMatchObject({ status: 403, body: { error: { code: 'closed' } } });
    expect((await alone.call('GET', `/api/games/${lobby.body.game}`)).body.mine).toEqual([0]);
  });
});
