import { expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
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
