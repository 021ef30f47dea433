import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device } from './client.ts';
import { must } from './must.ts';
import { scratch, startServer, type TestServer } from './serving.ts';

/** Scenes that last for ever: whoever waits for them is never seen to act. */
const ENDLESS = 10 * 60_000;

const { folder, remove } = scratch();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ data: folder, pause: ENDLESS });
});
afterAll(async () => {
  await server.close();
  remove();
});

test('bots do not wait where nobody looks: whoever comes back is asked again', async () => {
  const device = new Device(server.port);
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true });
  const game = String(body.game);
  const turnOf = async (): Promise<{ readonly n: number; readonly isAsked: boolean }> => {
    const { table, game: running } = await server.node.games.moment(game);
    const view = must(running).engine.view(must(running).state, 0);
    expect(table.phase).toBe('playing');
    return { n: view.position.turn.n, isAsked: view.decisions.some(({ seat }) => seat === 0) };
  };
  // Whoever begins, it comes to the person without anybody at the table.
  await expect.poll(async () => (await turnOf()).isAsked, { timeout: 60_000 }).toBe(true);
  const line = await device.sit(game, 0);
  const before = await turnOf();
  const decision = must(line.held?.view?.decisions[0]);
  const end = decision.options.findIndex(({ verb }) => verb === 'end');
  expect(await line.send({ t: 'answer', decision: decision.id, option: end })).toMatchObject({ t: 'done' });
  expect((await turnOf()).isAsked).toBe(false);
  line.close();
  await expect.poll(async () => (await turnOf()).isAsked, { timeout: 60_000 }).toBe(true);
  expect((await turnOf()).n).toBeGreaterThan(before.n);
});
