import { secondEdition } from '@hollow/content';
import { Engine, isWritten } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { metHauntNumbers } from '../src/content/haunt-names.ts';
import { Device, type Line } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { deviceAt, plant, playedGame } from './planted.ts';

const engine = new Engine([secondEdition]);
const PACKS = [secondEdition];
const PLAYABLE = (secondEdition.haunts ?? []).filter(isWritten);

const server = await serverForFile();

/** A game one answer before its haunt, and that answer given over a socket. */
async function meet(device: (id: string, seat: number) => Promise<Device>, number: number, id: string): Promise<Line> {
  const setup = { seats: [{}, {}, {}], haunts: [number] };
  const seed = `met ${number}`;
  // The events of the start, of all answers, and of the one that began the haunt.
  const answers = playedGame(engine, setup, seed, 1).events.length - 2;
  const { state: before } = playedGame(engine, setup, seed, 1, answers);
  await plant(server, { id, engine, viewer: 'public', whisper: '', events: [], state: before });
  const decision = must(engine.pending(before)[0]);
  const seat = Math.max(0, decision.seat);
  const line = await (await device(id, seat)).sit(id, seat);
  for (let option = 0; option < decision.options.length; option++) {
    const trial = structuredClone(before);
    if (engine.apply(trial, seat, decision.id, option).ok && trial.haunt >= 0) {
      await line.send({ t: 'answer', decision: decision.id, option });
      return line;
    }
  }
  throw new Error('no answer begins the haunt');
}

describe('the memory of a table', () => {
  test('holds the haunts that a device has met, until it says no', async () => {
    const devices: Device[] = [];
    await meet(
      async (id, seat) => {
        const device = await deviceAt(server, id, seat);
        devices.push(device);
        return device;
      },
      must(PLAYABLE[0]).number,
      'firsthauntab',
    );
    const device = must(devices[0]);
    const { body } = await device.call('GET', '/api/memory');
    expect(body).toMatchObject({ remember: true, met: [{ haunt: `second-edition/${must(PLAYABLE[0]).id}` }] });
    expect(await server.node.memory.metAt('firsthauntab')).toEqual([`second-edition/${must(PLAYABLE[0]).id}`]);
    expect((await device.call('POST', '/api/memory', { remember: false })).body).toEqual({ remember: false, met: [] });
    expect(await server.node.memory.metAt('firsthauntab')).toEqual([]);
    expect((await new Device(server.port).call('GET', '/api/memory')).body).toEqual({ remember: true, met: [] });
  });

  test('is kept for nobody who does not want it', async () => {
    const devices: Device[] = [];
    await meet(
      async (id, seat) => {
        const device = await deviceAt(server, id, seat);
        await device.call('POST', '/api/memory', { remember: false });
        devices.push(device);
        return device;
      },
      must(PLAYABLE[1]).number,
      'otherhauntab',
    );
    expect((await must(devices[0]).call('GET', '/api/memory')).body).toEqual({ remember: false, met: [] });
  });
});

describe('a table that wants a haunt that nobody knows', () => {
  test('tells the rules the numbers of those that somebody has met', async () => {
    const names = PLAYABLE.map(({ id }) => `second-edition/${id}`);
    expect(metHauntNumbers(PACKS, [must(names[0]), 'another-pack/unheard-of'])).toEqual([must(PLAYABLE[0]).number]);
    expect(metHauntNumbers(PACKS, [])).toEqual([]);
  });

  test('begins its games with them', async () => {
    const devices: Device[] = [];
    await meet(
      async (id, seat) => {
        const device = await deviceAt(server, id, seat);
        devices.push(device);
        return device;
      },
      must(PLAYABLE[2]).number,
      'thirdhauntab',
    );
    const device = must(devices[0]);
    const begun = async (unplayed: boolean): Promise<readonly number[] | undefined> => {
      const { body } = await device.call('POST', '/api/games', { seats: 3, name: 'Ada', settings: { unplayed } });
      const id = String(body.game);
      await (await device.sit(id, 0)).send({ t: 'host', do: { what: 'start' } });
      const rows = await server.node.store.rows(id, 0, 99);
      return rows.find(({ kind }) => kind === 'start')?.body.setup?.playedHaunts;
    };
    expect(await begun(false)).toBeUndefined();
    expect(await begun(true)).toEqual([must(PLAYABLE[2]).number]);
  });
});
