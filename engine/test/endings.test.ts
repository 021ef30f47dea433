import { expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { favouring } from '../src/kit/endings/playout.ts';
import { Table } from './table.ts';

const feud = w.haunt({
  id: 'feud',
  number: 1,
  kind: 'traitor',
  traitor: w.revealer,
  wins: { heroes: w.isDead(w.traitor), traitor: w.gone(w.heroes) },
});

test('a monster is helped with the traitor, also where the packs have explorers who are not in the game', () => {
  const { engine, state } = new Table({ pack: { haunts: [feud] }, position: { haunt: 1, traitor: 'ada' } });
  const { cards, explorers } = engine.program(state.ruleset);
  expect(explorers.length).toBeGreaterThan(state.controller.length);
  const [cy, ada, , firstToken] = [0, 1, 2, 3].map((k) => cards.length + k) as [number, number, number, number];
  const traitor = favouring(engine, state, 'traitor', [1]);
  const heroes = favouring(engine, state, 'heroes', [0, 2]);
  expect([cy, ada, firstToken].map(traitor)).toEqual([false, true, true]);
  expect([cy, ada, firstToken].map(heroes)).toEqual([true, false, false]);
});
