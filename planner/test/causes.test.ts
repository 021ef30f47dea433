import type { HauntDef, Ops, Rule } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { add, call, deploy, dice, exists, has, mark, pieces, remove, roll, self, when } from '@hollow/engine/words';
import { expect, test } from 'vitest';
import { causesFor, causesOf, deadlyTerms, guardsOf, rollsOf, rowsOf } from '../src/haunt/causes.ts';

const haunt = (parts: Partial<HauntDef>): HauntDef => ({ id: 'made-up', number: 1, kind: 'none', ...parts });

/** The one action of a haunt, which does this. */
const acting = (body: Ops, rows: Readonly<Record<string, Ops>> = {}, procs: HauntDef['procs'] = {}): HauntDef =>
  haunt({ actions: { act: { who: self, do: body, rows } }, procs });

const ids = (def: HauntDef, topic: Parameters<typeof causesFor>[1]['topic'], ...names: string[]): string[] =>
  causesFor(causesOf(def), { topic, names }).map(({ id }) => id);

test('an action is a cause of the counter that it adds to, and of no other', () => {
  const def = acting([add('keys', 1)]);
  expect(ids(def, 'var', 'keys')).toEqual(['act']);
  expect(ids(def, 'var', 'locks')).toEqual([]);
});

test('pieces are made by whoever lays them out, given where somebody holds them, gone when they are removed', () => {
  const def = haunt({
    actions: {
      lay: { who: self, do: [deploy('key', {})] },
      hand: { who: self, do: [deploy('key', { holder: self })] },
      burn: { who: self, do: [remove(pieces('key', 'lock'))] },
    },
  });
  expect(ids(def, 'made', 'key')).toEqual(['lay', 'hand']);
  expect(ids(def, 'given', 'key')).toEqual(['hand']);
  expect(ids(def, 'gone', 'lock')).toEqual(['burn']);
});

test('a condition is set or lifted, never both', () => {
  const [setting, lifting] = [acting([mark(self, 'cursed')]), acting([mark(self, 'cursed', false)])];
  expect([ids(setting, 'set', 'cursed'), ids(setting, 'lifted', 'cursed')]).toEqual([['act'], []]);
  expect([ids(lifting, 'set', 'cursed'), ids(lifting, 'lifted', 'cursed')]).toEqual([[], ['act']]);
});

test('rules of the haunt and of its conditions are causes as well, after the actions', () => {
  const rule: Rule = { on: 'turn.after', do: [add('hours', 1)] };
  const def = haunt({
    statuses: { cursed: { rules: { wane: rule } } },
    rules: { clock: rule },
    actions: { wait: { who: self, do: [add('hours', 1)] } },
  });
  expect(ids(def, 'var', 'hours')).toEqual(['wait', 'clock', 'cursed/wane']);
});

test('what stands behind a condition waits for it, also through a procedure', () => {
  const test = has(self, 'brave');
  const def = acting([call('open')], {}, { open: [when(test, [add('doors', 1)], [add('scares', 1)]), call('open')] });
  const [cause] = causesOf(def);
  if (cause === undefined) throw new Error('the action is a cause');
  expect(guardsOf(cause, { topic: 'var', names: ['doors'] })).toEqual([test]);
  expect(guardsOf(cause, { topic: 'var', names: ['scares'] })).toEqual([{ x: 'not', of: test }]);
});

test('rolls on the way are known with the row that goes on, and rows of the action by themselves', () => {
  const def = acting([roll(dice(3), { '4+': [add('won', 1)], '0-3': [] })], { '5+': [add('keys', 1)], '0-4': [] });
  const [cause] = causesOf(def);
  if (cause === undefined) throw new Error('the action is a cause');
  expect(rollsOf(cause, { topic: 'var', names: ['won'] })).toEqual([{ pool: { dice: 3 }, row: '4+' }]);
  expect(rowsOf(cause, { topic: 'var', names: ['won'] })).toBeNull();
  expect(rowsOf(cause, { topic: 'var', names: ['keys'] })).toEqual(['5+']);
});

test('without an aim nothing of what a cause brings about counts', () => {
  const [cause] = causesOf(acting([when(exists(pieces('key')), [add('doors', 1)])]));
  if (cause === undefined) throw new Error('the action is a cause');
  expect([guardsOf(cause, null), rollsOf(cause, null), rowsOf(cause, null)]).toEqual([[], [], null]);
});

test('what must hold for a beaten monster to die: not what its defeats count, what is so of itself, or what only the moment tells', () => {
  const learned = w.is(w.v('studies'), '≥', 3);
  const blade = w.isIn(w.foughtWith, w.cards('spear'));
  expect(deadlyTerms([w.when(w.all(w.kindIs('physical'), learned), [w.kill(w.self)], [w.stun(w.self)])], {})).toEqual([
    learned,
  ]);
  expect(deadlyTerms([w.when(w.all(blade, learned), [w.kill(w.self)], [w.stun(w.self)])], {})).toEqual([
    w.holds(w.self, w.cards('spear')),
    learned,
  ]);
  expect(deadlyTerms([w.add('wounds', 1), w.when(w.is(w.v('wounds'), '≥', 3), [w.kill(w.self)])], {})).toEqual([]);
  expect(deadlyTerms([w.when(w.is(w.level(w.self, 'might'), '≤', 0), [w.kill(w.self)])], {})).toEqual([]);
});

test('what is asked of whoever beats a monster is asked of oneself; of alternatives those that can be told', () => {
  const charm = w.cards('medallion');
  const blast = w.causedBy(w.cards('dynamite'));
  const smitten = w.any(w.holds(w.winner, charm), w.all(blast, w.holds(w.active, charm)));
  const dies = (when: Parameters<typeof w.when>[0]): readonly unknown[] =>
    deadlyTerms([w.when(when, [w.kill(w.self)])], {});
  expect(dies(smitten)).toEqual([w.holds(w.self, charm)]);
  expect(dies(w.all(w.isIn(w.winner, w.heroes), w.ownTurn(w.winner)))).toEqual([w.isIn(w.self, w.heroes)]);
  expect(dies(w.any(blast, w.kindIs('mental')))).toEqual([]);
});
