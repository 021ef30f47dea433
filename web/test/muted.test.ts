import type { LogEntry } from '@hollow/protocol';
import { expect, test } from 'vitest';
import { createMuted, type Muted, withMuted } from '../src/prefs/muted.ts';
import { heardOf } from '../src/stage/heard.ts';
import { type Game, NO_GAME } from '../src/state/game.ts';
import { createStore } from '../src/state/store.ts';

const said = (n: number, seat: number): LogEntry => ({
  n,
  at: n,
  kind: 'chat',
  seat,
  name: `seat ${seat}`,
  to: 'table',
  text: 'Boo',
});
const entries = [said(1, 0), said(2, 1), said(3, 2)];
const GAME: Game = { ...NO_GAME, table: { id: 'g' } as Game['table'], entries, standing: entries, n: 3 };

test('whoever is muted is not heard, and is heard again with all that was said', () => {
  const muted = createStore<Muted>({});
  const heard = heardOf(createStore(GAME), muted);
  expect(heard.get()).toBe(GAME);
  let told = 0;
  heard.subscribe(() => {
    told += 1;
  });
  muted.set((now) => withMuted(now, 'g', 1, true));
  expect(told).toBe(1);
  expect(heard.get().entries.map(({ n }) => n)).toEqual([1, 3]);
  expect(heard.get().n).toBe(3);
  expect(heard.get()).toBe(heard.get());
  muted.set((now) => withMuted(now, 'g', 1, false));
  expect(heard.get()).toBe(GAME);
});

test('it is kept on the device, for this game and no other', () => {
  const kept = new Map<string, string>();
  const drawer = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  createMuted(drawer).set((now) => withMuted(now, 'g', 1, true));
  const again = createMuted(drawer);
  expect(again.get()).toEqual({ g: [1] });
  const other = heardOf(createStore<Game>({ ...GAME, table: { id: 'h' } as Game['table'] }), again);
  expect(other.get().entries).toHaveLength(3);
});

test('what is kept in another shape is forgotten', () => {
  for (const found of ['null', '7', '{"g":"all"}', 'no json'])
    expect(createMuted({ getItem: () => found, setItem: () => undefined }).get()).toEqual({});
});
