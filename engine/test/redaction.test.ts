import { expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { must } from './must.ts';
import { Table } from './table.ts';

const feud = w.haunt({
  id: 'feud',
  number: 1,
  kind: 'traitor',
  traitor: w.revealer,
  vars: { grudge: {}, ambush: { knownTo: 'traitor' } },
  wins: { heroes: w.isDead(w.traitor), traitor: w.gone(w.heroes) },
});

test('a variable that no pack declares is shown to nobody', () => {
  const table = new Table({ pack: { haunts: [feud] }, position: { haunt: 1, traitor: 'ada' } });
  const known = table.engine.program(table.state.ruleset).varKnown;
  const [open, secret, undeclared] = [known.indexOf('all'), known.indexOf('traitor'), known.length];
  for (const slot of [open, secret, undeclared]) table.state.vars[`${slot}.-1`] = 7;
  const seen = (viewer: number | 'public'): string[] => Object.keys(table.engine.view(table.state, viewer).known.vars);
  const ada = table.state.controller[1] ?? -1;
  const cy = table.state.controller[0] ?? -1;
  expect(seen(ada)).toEqual([`${open}.-1`, `${secret}.-1`]);
  expect(seen(cy)).toEqual([`${open}.-1`]);
  expect(seen('public')).toEqual([`${open}.-1`]);
});

const prowl = w.haunt({
  id: 'prowl',
  number: 1,
  kind: 'traitor',
  traitor: w.revealer,
  statuses: { unseen: { hidesPlace: true } },
  wins: { heroes: w.isDead(w.traitor), traitor: w.gone(w.heroes) },
});

test('whom a question of somebody unseen is put to does not tell where that one is', () => {
  const other = w.first(w.except(w.explorers, w.self));
  const asked = (room: string): unknown => {
    const table = new Table({
      pack: { haunts: [prowl] },
      effects: { it: [w.choose(other, { go: [], stay: [] }, { question: 'leave' })] },
      position: {
        haunt: 1,
        traitor: 'cy',
        explorers: { cy: { room }, ada: { room: 'gate' }, eve: { room: 'stair-foot' } },
      },
    });
    // Both heroes are one person's.
    table.state.controller = table.state.controller.map((seat) => Math.min(seat, 1));
    const { hiding } = must(table.engine.program(table.state.ruleset).haunts[table.state.haunt], 'the haunt');
    const cy = table.thing('cy');
    table.state.things.flags[cy] = must(table.state.things.flags[cy], 'Cy') | hiding;
    table.effect('it');
    return table.engine.view(table.state, table.open.seat).decisions.map(({ prompt }) => prompt);
  };
  expect(asked('stair-foot')).toEqual(asked('gate'));
});
