import { describe, expect, test } from 'vitest';
import {
  $who,
  ask,
  attack,
  cards,
  damage,
  discard,
  draw,
  except,
  explorers,
  gain,
  keep,
  lose,
  returnToStack,
  self,
  setTrait,
  steal,
} from '../src/builders/index.ts';
import { Table } from './table.ts';

const effects = {
  flesh: [damage('flesh', 2)],
  soul: [damage('soul', 2)],
  whole: [damage('whole', 3)],
  dice: [damage('flesh', { dice: 2 })],
  drop: [discard(cards('iron-glove'))],
  take: [steal(cards('iron-glove'), self)],
  up: [gain('grip', 9)],
  down: [lose('wits', 9)],
  lowest: [setTrait(self, 'grip', 'lowest')],
  start: [setTrait(self, 'grip', 'start')],
  charm: [draw('charm')],
  fight: [
    ask(self, 'who', { from: except(explorers, self), as: 'foe' }),
    attack({ by: self, on: $who('foe'), as: 'won' }),
  ],
};
const splits = (table: Table): string[] => table.all('split').map((o) => JSON.stringify(o.losses));

describe('damage', () => {
  test('is shared out over the traits of its kind as the hurt player likes', () => {
    const table = new Table({ effects });
    table.effect('flesh', 'ada');
    expect(table.open.seat).toBe(1);
    expect(splits(table)).toEqual(['{"pace":0,"grip":2}', '{"pace":1,"grip":1}', '{"pace":2,"grip":0}']);
    const before = { pace: table.step('ada', 'pace'), grip: table.step('ada', 'grip') };
    table.answer({ losses: { pace: 1, grip: 1 } });
    expect(table.step('ada', 'pace')).toBe(before.pace - 1);
    expect(table.step('ada', 'grip')).toBe(before.grip - 1);
  });

  test('to one trait asks nothing', () => {
    const table = new Table({ effects });
    table.effect('soul');
    expect(table.kind).toBe('turn');
    expect(table.step('cy', 'wits')).toBe(1);
  });

  test('over three traits offers every way, each once', () => {
    const table = new Table({ effects });
    table.effect('whole');
    expect(splits(table)).toHaveLength(10);
    expect(new Set(splits(table)).size).toBe(10);
  });

  test('by dice is what the dice show', () => {
    const table = new Table({ effects });
    table.effect('dice');
    table.roll(3, 1);
    expect(splits(table)).toHaveLength(5);
    const none = new Table({ effects });
    none.effect('dice');
    none.roll(0, 0);
    expect(none.kind).toBe('turn');
    expect(none.events('damage')).toEqual([]);
  });

  test('before the haunt stops at the lowest number, and may be wasted there', () => {
    const table = new Table({ effects, position: { explorers: { cy: { steps: { grip: 0 } } } } });
    table.effect('flesh');
    table.answer({ losses: { pace: 0, grip: 2 } });
    expect(table.step('cy', 'grip')).toBe(0);
  });

  test('may not be wasted where the reading forbids it', () => {
    const table = new Table({
      effects,
      setup: { switches: { preHauntDamageWaste: 'forbidden' } },
      position: { explorers: { cy: { steps: { grip: 1 } } } },
    });
    table.effect('flesh');
    expect(splits(table)).toEqual(['{"pace":1,"grip":1}', '{"pace":2,"grip":0}']);
  });

  test('in the haunt goes down to the skull', () => {
    const table = new Table({ effects, position: { haunt: 1, explorers: { cy: { steps: { wits: 1 } } } } });
    table.effect('soul');
    expect(table.explorer('cy').traits.wits).toMatchObject({ step: -1, value: 0 });
  });

  test('says which ways of sharing it out kill, where anybody can die', () => {
    const deadly = (setup: ConstructorParameters<typeof Table>[0]): (boolean | undefined)[] => {
      const table = new Table({ effects, ...setup });
      table.effect('flesh');
      return table.all('split').map((option) => option.deadly);
    };
    const explorers = { cy: { steps: { grip: 1 } } };
    const possible = { switches: { deathBeforeHaunt: 'possible' } };
    // On grip 2, 1 or 0 steps are lost: two bring its clip to the skull.
    expect(deadly({ position: { haunt: 1, explorers } })).toEqual([true, undefined, undefined]);
    expect(deadly({ position: { explorers } })).toEqual([undefined, undefined, undefined]);
    expect(deadly({ setup: possible, position: { explorers } })).toEqual([true, undefined, undefined]);
    const mortal = ({ engine, state }: Table): boolean => engine.view(state, 'all').position.mortal;
    expect(mortal(new Table({ effects, setup: possible }))).toBe(true);
    expect(mortal(new Table({ effects }))).toBe(false);
    expect(mortal(new Table({ effects, position: { haunt: 1 } }))).toBe(true);
  });

  test('is lessened by what one wears, and none is left of one', () => {
    const worn = (amount: 'flesh' | 'soul'): Table => {
      const table = new Table({ effects, position: { explorers: { cy: { cards: ['leather-coat'] } } } });
      table.effect(amount);
      return table;
    };
    expect(splits(worn('flesh'))).toEqual(['{"pace":0,"grip":1}', '{"pace":1,"grip":0}']);
    expect(worn('soul').step('cy', 'wits')).toBe(1);
  });

  test('may be turned into another kind, once a turn', () => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['skull-cup'] } } } });
    table.effect('flesh');
    expect(table.kind).toBe('before-damage');
    table.offer('cards/skull-cup/drink');
    expect(table.step('cy', 'wits')).toBe(1);
    table.effect('flesh');
    expect(table.kind).toBe('split');
  });

  test('that a rule stands in place of does not happen, and nobody is asked', () => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['anchor'] } } } });
    table.effect('soul');
    expect(table.kind).toBe('turn');
    expect(table.step('cy', 'wits')).toBe(3);
    expect(table.step('cy', 'pace')).toBe(2);
    expect(table.events('damage')).toEqual([]);
  });
});

describe('a card that gives and takes', () => {
  const gloved = (grip: number): Table => {
    const table = new Table({
      effects,
      setup: { stacked: { cards: { charm: ['iron-glove'] } } },
      position: { explorers: { cy: { steps: { grip } } } },
    });
    table.effect('charm');
    return table;
  };

  test('gives when it comes and takes when it goes', () => {
    const table = gloved(1);
    expect(table.step('cy', 'grip')).toBe(4);
    table.effect('drop');
    expect(table.step('cy', 'grip')).toBe(1);
  });

  test('takes only what it could give: what went over the end of the track is remembered', () => {
    const table = gloved(4);
    expect(table.step('cy', 'grip')).toBe(5);
    table.effect('drop');
    expect(table.step('cy', 'grip')).toBe(4);
    expect(table.state.overflow).toEqual({});
  });

  test('remembers it through a loss in between', () => {
    const table = gloved(5);
    expect(table.step('cy', 'grip')).toBe(5);
    table.effect('lowest');
    expect(table.step('cy', 'grip')).toBe(0);
    table.effect('drop');
    expect(table.step('cy', 'grip')).toBe(0);
  });

  test('that is stolen gives to the thief, and hurts who has lost it', () => {
    const table = gloved(1);
    const before = { wits: table.step('cy', 'wits'), grip: table.step('ada', 'grip') };
    table.effect('take', 'ada');
    expect(table.explorer('ada').cards).toEqual(['iron-glove']);
    expect(table.step('ada', 'grip')).toBe(before.grip + 3);
    expect(table.step('cy', 'grip')).toBe(1);
    expect(table.step('cy', 'wits')).toBe(before.wits - 1);
  });
});

describe('a trait', () => {
  test('has a top and, before the haunt, a bottom', () => {
    const table = new Table({ effects });
    table.effect('up');
    table.effect('down');
    expect(table.explorer('cy').traits).toMatchObject({ grip: { step: 5 }, wits: { step: 0 } });
  });

  test('set to its start is never lowered', () => {
    const table = new Table({ effects });
    table.effect('lowest');
    table.effect('start');
    expect(table.step('cy', 'grip')).toBe(3);
    table.effect('up');
    table.effect('start');
    expect(table.step('cy', 'grip')).toBe(5);
  });
});

describe('a fight', () => {
  const fight = (more = {}): Table => {
    const table = new Table({ effects, position: { explorers: more } });
    table.effect('fight');
    table.answer({ who: 'ada' });
    return table;
  };

  test('is two rolls, and the difference is the damage', () => {
    const table = fight();
    table.roll(3, 1, 1, 0);
    table.roll(1, 1, 1);
    expect(table.events('fought')).toMatchObject([{ by: 'cy', on: 'ada', attack: 5, defence: 3 }]);
    expect(splits(table)).toHaveLength(3);
    expect(table.open.seat).toBe(1);
  });

  test('that is even hurts nobody', () => {
    const table = fight();
    table.roll(1, 1, 1, 0);
    table.roll(1, 1, 1);
    expect(table.kind).toBe('turn');
  });

  test('that the attacker loses hurts the attacker', () => {
    const table = fight();
    table.roll(0, 0, 0, 0);
    table.roll(1, 1, 1);
    expect(table.open.seat).toBe(0);
    expect(splits(table)).toHaveLength(4);
  });

  test('with a weapon adds its dice, and the victor may steal in place of two damage', () => {
    const table = fight({ cy: { cards: ['hook'] }, ada: { cards: ['raven', 'wax', 'leather-coat'] } });
    table.answer({ verb: 'weapon', card: 'hook' });
    table.roll(3, 3, 1, 1, 0);
    table.roll(0, 0, 0);
    // A companion and the coat cannot be stolen.
    expect(table.options({ verb: 'steal' })).toEqual([{ verb: 'steal', card: 'wax' }]);
    // What is given up for it is told.
    expect(table.open.setting?.damage).toMatchObject({ who: 'ada', kind: 'flesh', n: 8 });
    table.answer({ verb: 'steal' });
    expect(table.explorer('cy').cards.toSorted()).toEqual(['hook', 'wax']);
    expect(table.kind).toBe('turn');
  });

  test('that is won by one point gives damage, and nothing can be stolen for it', () => {
    const table = fight({ ada: { cards: ['wax'] } });
    table.roll(1, 1, 0, 0);
    table.roll(1, 0, 0);
    expect(table.kind).toBe('split');
    expect(table.open.seat).toBe(1);
    expect(table.options({ verb: 'steal' })).toEqual([]);
  });

  test('with a weapon one cannot pay for is called off', () => {
    const table = fight({ cy: { cards: ['curse-pen'], steps: { wits: 0 } } });
    table.answer({ verb: 'weapon', card: 'curse-pen' });
    expect(table.events('attack')).toEqual([]);
    expect(table.kind).toBe('turn');
  });
});

test('a kept whisper stays with its hearer; another goes back into its stack', () => {
  const table = new Table({
    effects: { whisper: [draw('whisper')], back: [returnToStack(cards('buried'))], keep: [keep] },
    setup: { stacked: { cards: { whisper: ['buried'] } } },
  });
  table.effect('whisper');
  expect(table.explorer('cy').cards).toEqual(['buried']);
  const before = table.deck('whisper', 0).n;
  table.effect('back');
  expect(table.explorer('cy').cards).toEqual([]);
  expect(table.deck('whisper', 0).n).toBe(before + 1);
});
