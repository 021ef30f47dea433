import { describe, expect, test } from 'vitest';
import { dice, draw, gain, lose, roll, say, trait } from '../src/builders/index.ts';
import type { EventFields } from '../src/core/events.ts';
import { Table } from './table.ts';

const effects = {
  grip: [roll(trait('grip'), { '4+': [say('strong')], '1-3': [say('weak')], '0': [say('nothing')] })],
  two: [roll(dice(2), { '0+': [] })],
  high: [roll(dice(2), { '0+': [] }, { need: 5 })],
  low: [roll(dice(2), { '0+': [] }, { atMost: 0 })],
  whisper: [draw('whisper')],
};
const said = (table: Table): unknown => table.events('said').at(-1)?.key;
const lastRoll = (table: Table): Partial<EventFields['roll']> => table.events('roll').at(-1) ?? {};

describe('a roll', () => {
  test('throws as many dice as the trait is high and looks the sum up', () => {
    const table = new Table({ effects });
    table.effect('grip');
    expect(table.kind).toBe('dice');
    expect(table.open.seat).toBe(-1);
    table.roll(3, 1, 0, 0);
    expect(lastRoll(table)).toMatchObject({ who: 'cy', dice: 4, faces: [0, 0, 1, 3], total: 4 });
    expect(said(table)).toBe('strong');
  });

  test.each([
    [[0, 0, 0, 0], 'nothing'],
    [[1, 0, 0, 0], 'weak'],
    [[3, 0, 0, 0], 'weak'],
    [[1, 1, 1, 1], 'strong'],
  ])('of %j is %s', (faces, row) => {
    const table = new Table({ effects });
    table.effect('grip');
    table.roll(...faces);
    expect(said(table)).toBe(row);
  });

  test('that has to be low says how low, before and after, and takes no such number for a need', () => {
    const table = new Table({ effects });
    table.effect('low');
    const decision = table.engine.view(table.state, 'all').decisions[0];
    expect(decision?.setting?.roll).toMatchObject({ atMost: 0 });
    expect(decision?.setting?.roll).not.toHaveProperty('need');
    table.roll(1, 0);
    expect(lastRoll(table)).toMatchObject({ total: 1, atMost: 0 });
    table.effect('two');
    table.roll(1, 0);
    expect(lastRoll(table)).not.toHaveProperty('atMost');
  });

  test('that has to be high and stands on no page of a haunt says how high to everybody', () => {
    const table = new Table({ effects });
    table.effect('high');
    table.roll(1, 0);
    expect(lastRoll(table)).toMatchObject({ total: 1, need: 5 });
    const told = table.log.findLast(({ type }) => type === 'roll');
    expect(told === undefined ? null : table.engine.seen(told, 'public')).toMatchObject({ need: 5 });
  });

  test('of typed dice offers every handful once', () => {
    const table = new Table({ effects });
    table.effect('two');
    const handfuls = table.all('dice').map((o) => JSON.stringify(o.faces));
    expect(handfuls).toHaveLength(6);
    expect(new Set(handfuls)).toEqual(new Set(['[3,3]', '[1,3]', '[1,1]', '[0,3]', '[0,1]', '[0,0]']));
  });

  test('never throws more dice than there are', () => {
    const table = new Table({ effects: { many: [roll(dice(9))] } });
    table.effect('many');
    expect(table.all('dice')[0]?.faces.length).toBe(5);
  });

  test('of no dice is 0 and asks nobody', () => {
    const table = new Table({ effects: { none: [roll(dice(0), { '0': [say('zero')], '1+': [] })] } });
    table.effect('none');
    expect(said(table)).toBe('zero');
    expect(table.kind).toBe('turn');
  });

  test('is the same for seeded and for typed dice', () => {
    const seeded = new Table({ effects, setup: { dice: 'seed' } });
    seeded.effect('grip');
    const thrown = lastRoll(seeded);
    const typed = new Table({ effects });
    typed.effect('grip');
    typed.roll(...(thrown.faces as number[]));
    expect(lastRoll(typed).total).toBe(thrown.total);
    expect(said(typed)).toBe(said(seeded));
  });

  test('in the fog has a die less, but always one', () => {
    const position = { tokens: [{ id: 'fog', room: 'gate' }] };
    const table = new Table({ effects, position });
    table.effect('grip');
    table.roll(1, 1, 1);
    expect(lastRoll(table)).toMatchObject({ dice: 3 });
    const dim = new Table({
      effects,
      position: {
        tokens: [...position.tokens, { id: 'fog', room: 'gate' }],
        explorers: { cy: { steps: { grip: 0 } } },
      },
    });
    dim.effect('grip');
    dim.roll(0);
    expect(lastRoll(dim)).toMatchObject({ dice: 1 });
    const plain = new Table({ effects, position });
    plain.effect('two');
    plain.roll(0, 0);
  });
});

describe('what one may do before a roll', () => {
  const knot = (): Table => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['lucky-knot'] } } } });
    table.effect('grip');
    return table;
  };

  test('is offered to the roller, and can be let be', () => {
    const table = knot();
    expect(table.kind).toBe('before-roll');
    expect(table.open.seat).toBe(0);
    table.answer({ verb: 'pass' });
    table.roll(0, 0, 0, 0);
    expect(lastRoll(table)).toMatchObject({ dice: 4, bonus: 0, total: 0 });
    expect(table.explorer('cy').cards).toEqual(['lucky-knot']);
  });

  test('adds dice up to the most there are, adds to the sum, and uses the card up', () => {
    const table = knot();
    table.offer('cards/lucky-knot/pull');
    table.roll(1, 0, 0, 0, 0);
    expect(lastRoll(table)).toMatchObject({ dice: 5, bonus: 1, total: 2 });
    expect(table.explorer('cy').cards).toEqual([]);
    expect(table.deck('charm', 1).discards).toEqual(['lucky-knot']);
  });

  test('is not offered for a roll of plain dice where the card speaks of traits', () => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['lucky-knot'] } } } });
    table.effect('two');
    expect(table.kind).toBe('dice');
  });

  test('is not offered to others', () => {
    const table = new Table({ effects, position: { explorers: { ada: { cards: ['lucky-knot'] } } } });
    table.effect('grip');
    expect(table.kind).toBe('dice');
  });

  test('may name the result: no die is thrown', () => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['certain-feather'] } } } });
    table.effect('grip');
    table.offer('cards/certain-feather/drop');
    expect(table.all('number').map((o) => o.n)).toEqual([0, 1, 2, 3, 4]);
    table.answer({ n: 4 });
    expect(table.kind).toBe('turn');
    expect(lastRoll(table)).toMatchObject({ faces: [], total: 4 });
    expect(said(table)).toBe('strong');
  });
});

describe('what one may do after a roll', () => {
  const breath = (): Table => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['second-breath'] } } } });
    table.effect('grip');
    table.roll(3, 1, 0, 0);
    return table;
  };

  test('is offered when the faces lie there for all to see', () => {
    const table = breath();
    expect(table.kind).toBe('after-roll');
    expect(table.events('thrown')).toEqual([
      { who: 'cy', faces: [0, 0, 1, 3], total: 4, tags: ['trait', 'grip'], about: '' },
    ]);
    expect(table.log.find((e) => e.type === 'thrown')?.reveals).toBe(true);
    expect(table.events('roll')).toEqual([]);
  });

  test('throws the dice one picks again, and the second result counts', () => {
    const table = breath();
    table.offer('cards/second-breath/breathe');
    expect(table.kind).toBe('reroll');
    expect(table.all('reroll').map((o) => JSON.stringify(o.faces))).toHaveLength(12);
    table.answer({ faces: [0, 0] });
    expect(table.kind).toBe('dice');
    table.roll(3, 1);
    expect(lastRoll(table)).toMatchObject({ dice: 4, total: 8 });
    expect((lastRoll(table).faces as number[]).toSorted()).toEqual([1, 1, 3, 3]);
    expect(table.explorer('cy').cards).toEqual([]);
  });

  test('picks only dice that show such a face', () => {
    const table = breath();
    table.offer('cards/second-breath/breathe');
    expect(table.options({ faces: [3, 3] })).toEqual([]);
    expect(table.options({ faces: [1, 1] })).toEqual([]);
    expect(table.options({ faces: [] })).toHaveLength(1);
  });

  test('with one die only and once a turn, where the card says so', () => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['chipped-die'] } } } });
    table.effect('grip');
    table.roll(3, 1, 0, 0);
    table.offer('cards/chipped-die/turn');
    expect(
      table
        .all('reroll')
        .map((o) => JSON.stringify(o.faces))
        .toSorted(),
    ).toEqual(['[0]', '[1]', '[3]']);
    table.answer({ faces: [0] });
    table.roll(3);
    expect(lastRoll(table)).toMatchObject({ total: 7 });
    table.effect('grip');
    table.roll(0, 0, 0, 0);
    expect(lastRoll(table)).toMatchObject({ total: 0 });
  });

  test("only in one's own turn, where the card says so", () => {
    const table = new Table({ effects, position: { explorers: { ada: { cards: ['chipped-die'] } } } });
    table.effect('grip', 'ada');
    table.roll(0, 0, 0);
    expect(table.kind).toBe('turn');
    expect(lastRoll(table)).toMatchObject({ who: 'ada', total: 0 });
  });

  test('may follow what one did before it', () => {
    const table = new Table({ effects, position: { explorers: { cy: { cards: ['lucky-knot', 'second-breath'] } } } });
    table.effect('grip');
    table.offer('cards/lucky-knot/pull');
    table.roll(0, 0, 0, 0, 0);
    table.offer('cards/second-breath/breathe');
    table.answer({ faces: [0, 0, 0, 0, 0] });
    table.roll(1, 1, 1, 1, 1);
    expect(lastRoll(table)).toMatchObject({ dice: 5, bonus: 1, total: 6 });
  });
});

test('a roll of all goes round from the active explorer, each with his own dice', () => {
  const table = new Table({
    effects,
    setup: { stacked: { cards: { whisper: ['chorus'] } } },
  });
  table.effect('whisper');
  table.roll(3, 1, 0, 0);
  table.roll(3, 1, 0, 0);
  expect(table.events('roll').map((e) => e.who)).toEqual(['cy', 'ada']);
  expect(table.all('dice')[0]?.faces.length).toBe(table.trait('eve', 'wits').value);
});

test('gains and losses of a trait move the clip by steps, not by values', () => {
  const table = new Table({ effects: { up: [gain('pace', 2)], down: [lose('pace', 1)] } });
  expect(table.explorer('cy').traits.pace).toMatchObject({ step: 3, value: 4 });
  table.effect('down');
  expect(table.explorer('cy').traits.pace).toMatchObject({ step: 2, value: 3 });
  table.effect('down');
  expect(table.explorer('cy').traits.pace).toMatchObject({ step: 1, value: 3 });
  table.effect('up');
  expect(table.explorer('cy').traits.pace).toMatchObject({ step: 3, value: 4 });
});
