import type { ClientState, ReplayFrame } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { Film } from '../src/pages/replay/film.ts';

const start = { table: { phase: 'lobby' }, view: { seq: 0 }, words: null } as unknown as ClientState;
const frames = Array.from(
  { length: 60 },
  (_, i): ReplayFrame => ({
    row: i + 1,
    at: i,
    entries: [{ n: i + 1, at: i, kind: 'table', what: 'started', args: {} }],
    patch: [{ path: ['view', 'seq'], value: i + 1 }],
  }),
);
const film = () => new Film(start, frames);

describe('A game watched again', () => {
  test('can be entered anywhere, forwards and backwards', () => {
    const shown = film();
    for (const n of [0, 60, 1, 25, 26, 24, 50, 49, 0]) expect(shown.at(n).view?.seq).toBe(n);
  });

  test('stops at both ends', () => {
    expect(film().at(99).view?.seq).toBe(60);
    expect(film().at(-3).view?.seq).toBe(0);
  });

  test('tells what had happened up to there', () => {
    expect(
      film()
        .entries(3)
        .map(({ n }) => n),
    ).toEqual([1, 2, 3]);
    expect(
      film()
        .told(3)
        .map(({ n }) => n),
    ).toEqual([4]);
    expect(film().told(99)).toEqual([]);
  });
});
