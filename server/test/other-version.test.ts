import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { compressText } from '../src/store/compression.ts';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { holder, type PlayedGame, plant, playedGame } from './planted.ts';

const SENTENCE = 'This game was saved by Hollow Hill 0.1 (format 1). Version 0.1 plays it; this is 0.3.';
const REFUSED = { error: { code: 'other-version', message: SENTENCE, field: '0.1' } };
const GOING = 'aaaaaaaaaaa2';
const OVER = 'bbbbbbbbbbb2';

const engine = new Engine([secondEdition]);
const server = await serverForFile();

/** Puts the game into the store as an earlier release kept it, due at once. */
async function plantOld(id: string, { state, events }: PlayedGame): Promise<void> {
  await plant(server, { id, engine, state, events, whisper: `in ${id}`, viewer: 0, settings: {} });
  // Whatever else is in it is nothing that this version could read.
  const { outcome } = state;
  const text = JSON.stringify({ format: 1, packs: ['second-edition@1'], outcome, question: { laid: 'out otherwise' } });
  await server.node.db
    .updateTable('games')
    .set({ state: compressText(text), packs: JSON.stringify(['second-edition@1']), due: 1 })
    .where('id', '=', id)
    .execute();
}

const over = playedGame(engine, { seats: [{}, {}, {}] }, 'over', Number.POSITIVE_INFINITY);
await plantOld(GOING, playedGame(engine, { seats: [{}, {}, {}] }, 'going', 5));
await plantOld(OVER, over);

describe('a game that another version plays', () => {
  test('is listed with that version, and a finished one with how it ended', async () => {
    const { body } = await holder(server.port).call('GET', '/api/mine?lang=en');
    const listed = body as unknown as { readonly game: string }[];
    expect(listed.find(({ game }) => game === GOING)).toMatchObject({
      playedBy: '0.1',
      waitsForMe: false,
      ended: null,
    });
    expect(listed.find(({ game }) => game === OVER)).toMatchObject({
      playedBy: '0.1',
      phase: 'over',
      ended: { verdict: over.state.outcome?.verdicts[0] },
    });
  });

  test.each([
    ['its door', 'GET', `/api/games/${GOING}`],
    ['its view', 'GET', `/api/games/${GOING}/view?viewer=0`],
    ['its replay', 'GET', `/api/games/${OVER}/replay`],
    ['a seat at it', 'POST', `/api/games/${GOING}/join`],
  ])('is refused by a sentence that names the version: %s', async (_, method, path) => {
    const body = method === 'POST' ? { name: 'Ada' } : undefined;
    expect((await holder(server.port).call(method, path, body)).body).toEqual(REFUSED);
  });

  test('is refused at the line, and the line closes', async () => {
    await expect(holder(server.port).sit(GOING, 0)).rejects.toThrow('other-version');
  });

  test('is left alone by whoever acts for bots and clocks', async () => {
    const due = async (): Promise<unknown> =>
      (await server.node.db.selectFrom('games').select('due').where('id', '=', GOING).executeTakeFirst())?.due;
    await expect.poll(due).toBeNull();
  });

  test('goes out as the file it would have been, and does not come in again here', async () => {
    const device = holder(server.port);
    const { body } = await device.call('GET', `/api/games/${OVER}/export`);
    expect(body).toMatchObject({ format: 'hollow-game', version: 1 });
    expect((await device.call('POST', '/api/import', body)).body).toEqual(REFUSED);
  });

  test('keeps nobody from a new game', async () => {
    const device = new Device(server.port);
    expect((await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true })).status).toBe(201);
  });
});
