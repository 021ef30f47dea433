import type { LogEntry, PublicTable, ServerMessage, WireView } from '@hollow/protocol';
import { expect, test } from 'vitest';
import { applyMessage, type Game, NO_GAME } from '../src/state/game.ts';

const TABLE = {
  id: 'abcdefghijkl',
  phase: 'playing',
  seats: [{ host: true }, { host: false }],
} as unknown as PublicTable;
const view = (seq: number): WireView => ({ viewer: 0, seq, decisions: [], waiting: [] }) as unknown as WireView;
const chat = (n: number): LogEntry => ({
  n,
  at: 0,
  kind: 'chat',
  seat: 0,
  name: 'Ania',
  to: 'table',
  text: `line ${n}`,
});

const welcome = (n: number, entries: readonly LogEntry[], viewer: number | 'public' = 0): ServerMessage => ({
  t: 'welcome',
  table: TABLE,
  you: { seat: viewer === 'public' ? null : viewer, viewer, host: false },
  view: view(4),
  words: null,
  entries,
  n,
  server: { version: '0.1.0', now: 5000, beat: 0 },
});

const after = (messages: readonly ServerMessage[], from: Game = NO_GAME): Game =>
  messages.reduce((game, message) => applyMessage(game, message, 3000), from);
const numbers = (game: Game): number[] => game.entries.map(({ n }) => n);

test('The welcome brings everything, and how far the clocks are apart', () => {
  const game = after([welcome(2, [chat(1), chat(2)])]);
  expect(game.table).toBe(TABLE);
  expect(game.view?.seq).toBe(4);
  expect(game.ahead).toBe(2000);
  expect(numbers(game)).toEqual([1, 2]);
});

test('After a break only what was missed is added', () => {
  const game = after([welcome(2, [chat(1), chat(2)]), welcome(4, [chat(2), chat(3), chat(4)])]);
  expect(numbers(game)).toEqual([1, 2, 3, 4]);
});

test('A stream that is shorter than ours is a new one', () => {
  const game = after([welcome(3, [chat(1), chat(2), chat(3)]), welcome(1, [chat(1)])]);
  expect(numbers(game)).toEqual([1]);
});

test('Somebody else at this screen begins with their own stream', () => {
  const game = after([welcome(2, [chat(1), chat(2)]), welcome(3, [chat(3)], 1)]);
  expect(numbers(game)).toEqual([3]);
});

test('Whoever becomes the host in the middle of a game is the host at once, and whoever was it is no more', () => {
  const step = (path: readonly (string | number)[], value: boolean): ServerMessage => ({
    t: 'step',
    entries: [],
    n: 0,
    patch: [{ path: [...path], value }],
  });
  const now = after([
    welcome(0, [], 1),
    step(['table', 'seats', 0, 'host'], false),
    step(['table', 'seats', 1, 'host'], true),
  ]);
  expect(now.you?.host).toBe(true);
  expect(after([step(['table', 'seats', 1, 'host'], false)], now).you?.host).toBe(false);
});

test('A step changes what it names, and the reasons of an older position are forgotten', () => {
  const game = after([
    welcome(0, []),
    {
      t: 'barred',
      decision: 4,
      barred: [{ verb: 'leave', room: 'entrance-hall', rule: '2e.doors.front-door', args: {} }],
    },
    {
      t: 'step',
      entries: [chat(1)],
      n: 1,
      patch: [
        { path: ['view', 'seq'], value: 5 },
        { path: ['view', 'waiting'], value: [{ id: 5, seat: 1 }] },
        { path: ['table', 'watchers'], value: 2 },
      ],
    },
  ]);
  expect(game.view?.waiting).toEqual([{ id: 5, seat: 1 }]);
  expect(game.table?.watchers).toBe(2);
  expect(game.barred).toBeNull();
  expect(numbers(game)).toEqual([1]);
});

test('Words said at the table leave the reasons alone', () => {
  const game = after([
    welcome(0, []),
    { t: 'barred', decision: 4, barred: [] },
    { t: 'step', entries: [chat(1)], n: 1, patch: [] },
  ]);
  expect(game.barred?.decision).toBe(4);
});

test('After a break that was too long the newest entries begin the list anew', () => {
  const game = after([welcome(2, [chat(1), chat(2)]), welcome(9, [chat(8), chat(9)])]);
  expect(numbers(game)).toEqual([8, 9]);
});

test('The same refusal twice is two refusals', () => {
  const refusal: ServerMessage = { t: 'refused', id: 'message-1', code: 'not-open', message: '' };
  expect(after([refusal]).refused?.nth).toBe(1);
  expect(after([refusal, refusal]).refused?.nth).toBe(2);
});

test('Reasons asked for before a break still hold for the same position', () => {
  const game = after([welcome(0, []), { t: 'barred', decision: 4, barred: [] }, welcome(0, [])]);
  expect(game.barred?.decision).toBe(4);
});
