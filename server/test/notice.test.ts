import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { DEFAULT_SETTINGS } from '@hollow/protocol';
import type { Moment } from '@hollow/table';
import { newTable, personSeat } from '@hollow/table';
import { expect, test } from 'vitest';
import type { ContentCache } from '../src/content/content-cache.ts';
import { noticesOf } from '../src/notices/notice.ts';
import { Notices } from '../src/notices/notices.ts';
import { Queue } from '../src/notices/queue.ts';
import type { Presence } from '../src/presence/presence.ts';
import type { NoticeStore } from '../src/store/notices.ts';
import { makeLog } from '../src/telemetry/log.ts';
import { must } from './must.ts';
import { startReceiver } from './receiver.ts';

const engine = new Engine([secondEdition]);
const { state } = engine.create({ seats: [{}, {}, {}] }, 'news');
const seats = [0, 1, 2].map((seat) => personSeat(`Person ${seat}`, 'en'));
const settings = { ...DEFAULT_SETTINGS, edition: 'second-edition', preset: 'second-edition' };
const table = { ...newTable('game', 'GAMES', 3, settings), phase: 'playing', seats } as const;
const waiting: Moment = { version: 1, table, game: { engine, state } };
const resting: Moment = { ...waiting, table: { ...table, paused: true } };
const lobby: Moment = { ...waiting, table: { ...table, phase: 'lobby' } };

test('a rest and its end are no news to whoever was waited for before', () => {
  expect(noticesOf(lobby, waiting, [])).toMatchObject([{ kind: 'turn' }]);
  expect(noticesOf(waiting, resting, [])).toEqual([]);
  expect(noticesOf(resting, waiting, [])).toEqual([]);
});

test('whoever is to lose a seat is told so, also while the game rests', () => {
  for (const before of [waiting, resting]) {
    const [first, ...others] = seats;
    const after = { ...before, table: { ...before.table, seats: [{ ...must(first), leaving: 5 }, ...others] } };
    expect(noticesOf(before, after, [])).toEqual([{ kind: 'leaving', seats: [0] }]);
    expect(noticesOf(after, after, [])).toEqual([]);
  }
});

test('a turn soon after the last one is told later, once, and not to whoever is no longer waited for', async () => {
  const receiver = await startReceiver();
  const hook = { url: `http://127.0.0.1:${receiver.port}/`, secret: 'secret', failures: 0 };
  let present = waiting;
  let looks = 0;
  let now = 0;
  const notices = new Notices({
    store: { webhook: async () => hook, countWebhook: async () => undefined } as unknown as NoticeStore,
    content: { language: () => ({ text: { t: () => 'words', list: () => 'names' } }) } as unknown as ContentCache,
    presence: { isHere: () => false, lookElsewhere: async () => [] } as unknown as Presence,
    log: makeLog('silent'),
    now: () => now,
    vapid: null,
    policy: { privateTargets: true },
    address: null,
    every: 400,
    present: async () => {
      looks++;
      return present;
    },
  });
  const turn = (): void => notices.onChange(lobby, waiting, []);
  const calls = (): number => receiver.received.length;
  turn();
  await expect.poll(calls).toBe(1);
  now = 10;
  const soon = Date.now();
  turn();
  turn();
  await expect.poll(calls).toBe(2);
  expect(Date.now() - soon).toBeGreaterThanOrEqual(380);
  now = 500;
  present = lobby;
  turn();
  // Whether the seat is still waited for is asked when its time has come; here it is not.
  await expect.poll(() => looks).toBe(2);
  expect(calls()).toBe(2);
  now = 2000;
  turn();
  await expect.poll(calls).toBe(3);
  notices.close();
  await receiver.close();
});

test('of the letters that wait for one target only the newest is sent, and others have their turn', async () => {
  const queue = new Queue({ waits: [], width: 1, most: 10 });
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  queue.add('busy', async () => {
    await first.promise;
    return 'done';
  });
  const letter = (key: string, text: string): boolean =>
    queue.add(key, async () => {
      sent.push(text);
      return 'done';
    });
  for (let n = 1; n <= 50; n++) expect(letter('game', `news ${n}`)).toBe(true);
  expect(letter('another game', 'other news')).toBe(true);
  expect(queue.size).toBe(3);
  first.resolve();
  await expect.poll(() => sent).toEqual(['news 50', 'other news']);
});
