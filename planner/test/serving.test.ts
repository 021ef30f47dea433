import type { HauntDef } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { expect, test } from 'vitest';
import { causesOf } from '../src/haunt/causes.ts';
import { servingOf } from '../src/haunt/serving.ts';

const def: HauntDef = {
  id: 'made-up',
  number: 1,
  kind: 'none',
  actions: {
    open: { who: w.self, needs: [w.exists(w.pieces('key'))], do: [w.set('open', 1)] },
    forge: { who: w.self, needs: [w.has(w.self, 'warm')], do: [w.deploy('key', {})] },
    dance: { who: w.self, do: [w.mark(w.self, 'tired')] },
  },
  rules: { thaw: { on: 'turn.before', do: [w.mark(w.self, 'warm')] } },
};

test('a goal is served by what brings it about, and by what that waits for, and so on', () => {
  const { depth } = servingOf(def, causesOf(def), w.is(w.v('open'), '=', 1));
  expect([...depth]).toEqual([
    ['open', 0],
    ['forge', 1],
    ['thaw', 2],
  ]);
});

test('what nobody can bring about is served by nothing', () => {
  expect(servingOf(def, causesOf(def), w.is(w.v('other'), '=', 1)).depth.size).toBe(0);
});

test('a chain that leads back to itself comes to an end', () => {
  const round: HauntDef = {
    ...def,
    actions: {
      up: { who: w.self, needs: [w.is(w.v('down'), '=', 1)], do: [w.set('up', 1)] },
      down: { who: w.self, needs: [w.is(w.v('up'), '=', 1)], do: [w.set('down', 1)] },
    },
  };
  const { depth } = servingOf(round, causesOf(round), w.is(w.v('up'), '=', 1));
  expect([...depth]).toEqual([
    ['up', 0],
    ['down', 1],
  ]);
});

test('to be rid of a monster is served by what lets it be attacked', () => {
  const hunted: HauntDef = {
    ...def,
    monsters: {
      imp: { n: 2, traits: {}, only: w.isIn(w.thisCard, w.where(w.pieces('imp'), w.has(w.it, 'named'))) },
    },
    actions: {
      name: { who: w.self, needs: [w.has(w.self, 'warm')], do: [w.mark(w.piece('imp'), 'named')] },
      dance: { who: w.self, do: [w.mark(w.self, 'tired')] },
    },
  };
  const serving = (goal: unknown): [string, number][] => [...servingOf(hunted, causesOf(hunted), goal).depth];
  expect(serving(w.gone(w.piece('imp')))).toEqual([
    ['name', 0],
    ['thaw', 1],
  ]);
  expect(serving(w.exists(w.piece('imp')))).toEqual([]);
});
