import { afterEach, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { serverForFile } from './file-server.ts';
import { looksOfScheduler } from './scheduler-looks.ts';
import { eventually, gameOf } from './serving.ts';

let ahead = 0;
const server = await serverForFile({}, () => Date.now() + ahead);
afterEach(() => {
  vi.restoreAllMocks();
});

test('a game whose bot thinks for longer than a lease lasts is left to the node that thinks', async () => {
  const done = Promise.withResolvers<void>();
  const think = BotPool.prototype.think;
  const asked = vi.spyOn(BotPool.prototype, 'think').mockImplementation(async function (this: BotPool, question) {
    await done.promise;
    return await think.call(this, question);
  });
  const claimed: string[] = [];
  const claimDue = server.node.store.claimDue.bind(server.node.store);
  vi.spyOn(server.node.store, 'claimDue').mockImplementation(async (...args) => {
    const found = await claimDue(...args);
    claimed.push(...found);
    return found;
  });
  const { game, people } = await gameOf(server, 1, 3);
  const [{ line }] = people;
  await line.send({ t: 'resign' });
  await eventually(() => asked.mock.calls.length > 0, 'a thought');
  for (let i = 0; i < 3; i++) {
    ahead += 20_000;
    await looksOfScheduler(server, 2);
  }
  expect(claimed).not.toContain(game);
  const seq = line.held?.view?.seq ?? 0;
  done.resolve();
  await line.until(() => (line.held?.view?.seq ?? 0) > seq, 'the answer');
});
