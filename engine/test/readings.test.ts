import { describe, expect, test } from 'vitest';
import { $who, ask, attack, except, explorers, self } from '../src/builders/index.ts';
import { Engine } from '../src/index.ts';
import type { EditionDef } from '../src/language/types.ts';
import { Table, type TableOptions } from './table.ts';
import { testEdition } from './test-house/edition.ts';
import { testHouse } from './test-house/index.ts';

const effects = {
  fight: [ask(self, 'who', { from: except(explorers, self), as: 'foe' }), attack({ by: self, on: $who('foe') })],
};

/** The test house by other rules: nothing is stolen, nothing is dropped, and a crowd stands in the way as one does, unless the table wants it otherwise. */
const gentle: EditionDef = {
  ...testEdition,
  switches: { ...testEdition.switches, crowd: { options: ['oneInAll', 'each'], default: 'oneInAll' } },
  readings: {
    ...testEdition.readings,
    'steal.condition': 'never',
    'drop.any': 'never',
    'obstruct.cost': { switch: 'crowd' },
  },
};

const at = (edition: EditionDef, options: TableOptions = {}): Table =>
  new Table({ ...options, effects, pack: { edition } });

describe('an edition that reads rules of the engine otherwise', () => {
  /** Cy has hit Ada for eight. */
  const beaten = (edition: EditionDef): Table => {
    const table = at(edition, { position: { explorers: { ada: { cards: ['wax'] }, cy: { cards: ['hook'] } } } });
    table.effect('fight');
    table.answer({ who: 'ada' });
    table.answer({ verb: 'weapon', card: 'hook' });
    table.roll(3, 3, 1, 1, 0);
    table.roll(0, 0, 0);
    return table;
  };

  test('has no stealing: who is beaten takes the damage', () => {
    expect(beaten(testEdition).options({ verb: 'steal' })).toHaveLength(1);
    expect(beaten(gentle).kind).toBe('split');
  });

  test('has no dropping, and says so', () => {
    const position = { explorers: { cy: { cards: ['wax'] } } };
    expect(at(testEdition, { position }).options({ verb: 'drop' })).toHaveLength(1);
    const table = at(gentle, { position });
    expect(table.options({ verb: 'drop' })).toEqual([]);
    expect(table.barred({ verb: 'drop' })).toEqual([{ verb: 'drop', rule: 'drop.any', args: {}, always: true }]);
  });

  /** What a step costs Cy, who is the traitor and has both others in the room. */
  const cost = (edition: EditionDef, switches = {}): number | undefined => {
    const position = { haunt: 1, traitor: 'cy' };
    return at(edition, { setup: { switches }, position }).some('move')[0]?.cost;
  };

  test('has another kind of obstruction', () => {
    expect(cost(testEdition)).toBe(3);
    expect(cost(gentle)).toBe(2);
  });

  test('lets one of its switches choose how a rule is read', () => {
    expect(cost(gentle, { crowd: 'each' })).toBe(3);
    expect(cost(gentle, { crowd: 'oneInAll' })).toBe(2);
  });

  test('still gives way to what a probe puts in place of a rule', () => {
    const probe = { rules: { 'obstruct.cost': () => 0 } };
    const table = at(gentle, { probe, position: { haunt: 1, traitor: 'cy' } });
    expect(table.some('move')[0]?.cost).toBe(1);
  });

  test.each([
    [{ 'obstruct.costs': 'never' }, 'edition/readings/obstruct.costs: the engine has no such rule'],
    [{ 'obstruct.cost': 'never' }, '“never” is no reading of this rule; there are oneInAll'],
    [{ 'attack.once': 'never' }, '“never” is no reading of this rule; it can be read in one way only'],
    [{ 'obstruct.cost': { switch: 'crowd' } }, 'there is no switch “crowd”'],
    [{ 'obstruct.cost': { switch: 'tileMatch' } }, 'no option of “tileMatch” is a reading of this rule'],
  ])('is refused if it names what is not there: %j', (readings, message) => {
    expect(() => new Engine([{ ...testHouse, edition: { ...testEdition, readings } }])).toThrow(message);
  });
});
