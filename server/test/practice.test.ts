import type { Door, PracticeHaunt } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { eventually } from './serving.ts';

const FULL = process.env.HOLLOW_TEST === 'full';
const MUMMY = 'second-edition/the-mummy-walks';
const DAY = 86_400_000;
let clock = 0;
const server = await serverForFile({}, () => Date.now() + clock);

const listed = async (device: Device): Promise<readonly PracticeHaunt[]> =>
  (await device.call('GET', '/api/practice')).body as unknown as readonly PracticeHaunt[];
const practise = (device: Device, wish: object): ReturnType<Device['call']> =>
  device.call('POST', '/api/practice', { name: 'Ada', ...wish });

describe('a practice table', () => {
  test('begins with the haunt and on the side that were chosen, with bots at all other seats, for every haunt', async () => {
    const device = new Device(server.port);
    const haunts = await listed(device);
    expect(haunts.length).toBeGreaterThan(10);
    // On one side of each haunt, by its number; on every side in the full run.
    for (const { haunt, number, sides } of haunts)
      for (const side of sides.length === 0 ? [null] : sides.filter((_, i) => FULL || i === number % sides.length)) {
        const { status, body } = await practise(device, { haunt, side, seats: 3 });
        expect(status).toBe(201);
        const line = await device.sit(String(body.game), Number(body.seat));
        const { table, view, words } = line.held ?? {};
        expect(table).toMatchObject({ phase: 'playing', practice: { haunt, side } });
        expect(table?.seats.map(({ holder }) => holder).sort()).toEqual(['bot', 'bot', 'person']);
        expect(table?.seats[Number(body.seat)]).toMatchObject({ name: 'Ada', holder: 'person', host: true });
        expect(words?.number).toBe(number);
        if (side !== null) expect(view?.tome?.sides).toContain(side);
        line.close();
      }
  });

  test('is set up one after the other: a few may wait, and whoever asks for more is asked to wait a little', async () => {
    const device = new Device(server.port);
    await device.call('GET', '/api/me');
    const told = await Promise.all(
      Array.from({ length: 14 }, () => practise(device, { haunt: MUMMY, side: 'heroes' })),
    );
    const statuses = told.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect((await practise(device, { haunt: MUMMY, side: 'heroes' })).status).toBe(201);
  });

  test('takes any haunt that has the side, where none is named', async () => {
    const device = new Device(server.port);
    const { body } = await practise(device, { side: 'traitor' });
    const line = await device.sit(String(body.game), Number(body.seat));
    expect(line.held?.view?.tome?.sides).toContain('traitor');
  });

  test('refuses a haunt that there is not, and a side that nobody can choose', async () => {
    const device = new Device(server.port);
    const open = (await listed(device)).find(({ sides }) => sides.length === 0)?.haunt;
    expect(await practise(device, { haunt: 'second-edition/no-such-haunt' })).toMatchObject({
      status: 404,
      body: { error: { field: 'haunt' } },
    });
    expect(await practise(device, { haunt: 'no-pack/the-mummy-walks' })).toMatchObject({ status: 404 });
    expect(await practise(device, { haunt: 1 })).toMatchObject({ status: 400, body: { error: { field: 'haunt' } } });
    expect(await practise(device, { haunt: open, side: 'traitor' })).toMatchObject({
      status: 403,
      body: { error: { code: 'not-allowed', field: 'side' } },
    });
    expect(await practise(device, { side: 'monsters' })).toMatchObject({ status: 400 });
    expect(await practise(device, { seats: 2 })).toMatchObject({ status: 403, body: { error: { field: 'seats' } } });
  });

  test('is not counted among the haunts that were met, which alone are listed by name', async () => {
    const device = new Device(server.port);
    const { body } = await practise(device, { haunt: MUMMY, side: 'heroes' });
    expect((await device.call('GET', '/api/memory')).body.met).toEqual([]);
    const names = async (): Promise<unknown[]> => (await listed(device)).flatMap(({ name }) => name ?? []);
    expect(await names()).toEqual([]);
    const { device: hash } = must((await server.node.seats.devicesAt(String(body.game)))[0]);
    const met = { device: hash, haunt: 'second-edition/the-mummy-walks', game: String(body.game), at: 1 };
    await server.node.db.insertInto('met').values(met).execute();
    expect(await names()).toEqual(['The Mummy Walks']);
  });

  test('lets nobody in but the one who practises, who has lost the way', async () => {
    const device = new Device(server.port);
    const { body } = await practise(device, { haunt: MUMMY, side: 'traitor' });
    const stranger = new Device(server.port);
    const knock = (): ReturnType<Device['call']> =>
      stranger.call('POST', `/api/games/${body.game}/knock`, { name: 'Bo' });
    expect(await knock()).toMatchObject({ status: 403, body: { error: { code: 'closed' } } });
    const line = await device.sit(String(body.game), Number(body.seat));
    expect(await knock()).toMatchObject({ status: 403 });
    line.close();
    await eventually(() => !server.node.presence.isHere(String(body.game), Number(body.seat)), 'the seat to be empty');
    clock += 2 * DAY + 60_000;
    expect(await knock()).toMatchObject({ status: 201, body: { seat: body.seat } });
  });

  test('goes on with its bots to the end, and is a replay that comes to the same', async () => {
    const device = new Device(server.port);
    const { body } = await practise(device, { haunt: MUMMY, side: 'traitor', seats: 3 });
    const [game, seat] = [String(body.game), Number(body.seat)];
    const line = await device.sit(game, seat);
    // A bot plays on for whoever gives up.
    expect(await line.send({ t: 'resign' })).toMatchObject({ t: 'done' });
    await line.until(() => line.held?.view?.outcome != null, 'the end');
    const replay = (await device.call('GET', `/api/games/${game}/replay?viewer=all&lang=en&from=1&rows=200`)).body;
    expect(replay.verified).toBe(true);
    const file = (await device.call('GET', `/api/games/${game}/export`)).body;
    const again = await device.call('POST', '/api/import', file);
    expect(again.status).toBe(201);
    const door = (await device.call('GET', `/api/games/${again.body.game}`)).body as unknown as Door;
    expect(door.table.practice).toEqual({ haunt: MUMMY, side: 'traitor' });
  });
});
