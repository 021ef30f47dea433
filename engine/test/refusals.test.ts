import { describe, expect, test } from 'vitest';
import { dice, roll, startHaunt } from '../src/builders/index.ts';
import { Engine } from '../src/game/engine.ts';
import { openQuestion } from './must.ts';
import { Table } from './table.ts';

describe('an answer is refused and changes nothing', () => {
  const refused = (table: Table, seat: number, id: number, option: number): string => {
    const before = table.hash;
    const applied = table.engine.apply(table.state, seat, id, option);
    expect(table.hash).toBe(before);
    return applied.ok ? 'taken' : applied.refusal.code;
  };

  test('when it comes too late: the decision has been answered', () => {
    const table = new Table();
    const { id, seat } = table.open;
    table.end();
    expect(refused(table, seat, id, 0)).toBe('not-open');
  });

  test('when it comes from somebody who is not asked', () => {
    const table = new Table();
    expect(table.open.seat).toBe(0);
    expect(refused(table, 1, table.open.id, 0)).toBe('not-yours');
  });

  test('when there is no such option', () => {
    const table = new Table();
    const { id, options } = table.open;
    expect(refused(table, 0, id, options.length)).toBe('no-such-option');
    expect(refused(table, 0, id, -1)).toBe('no-such-option');
    expect(refused(table, 0, id, 0.5)).toBe('no-such-option');
    expect(refused(table, 0, id, Number.NaN)).toBe('no-such-option');
    expect(refused(table, 0, id, '0' as unknown as number)).toBe('no-such-option');
  });

  test('when the game is over', () => {
    const table = new Table({ effects: { doom: [startHaunt(2)] } });
    table.effect('doom');
    expect(table.engine.outcome(table.state)?.haunt).toBe('the-choir');
    expect(refused(table, 0, table.state.seq, 0)).toBe('game-over');
  });

  test('and typed dice may be typed by anybody at the table, but only once', () => {
    const table = new Table({ effects: { roll: [roll(dice(1))] } });
    table.effect('roll');
    const { id, seat } = table.open;
    expect(seat).toBe(-1);
    expect(table.engine.apply(table.state, 2, id, 0).ok).toBe(true);
    expect(refused(table, 2, id, 0)).toBe('not-open');
  });
});

test('asking what is barred is for whoever is asked, and changes nothing', () => {
  const table = new Table({ position: { explorers: { cy: { spent: 9 } } } });
  const before = table.hash;
  const mine = table.engine.explain(table.state, 0, table.open.id);
  expect(mine).toContainEqual(
    expect.objectContaining({ verb: 'move', room: 'stair-foot', rule: 'test.walk.tired', args: { cost: 1, left: 0 } }),
  );
  expect(table.engine.explain(table.state, 1, table.open.id)).toEqual([]);
  expect(table.engine.explain(table.state, 'public', table.open.id)).toEqual([]);
  expect(table.engine.explain(table.state, 0, table.open.id + 1)).toEqual([]);
  expect(table.hash).toBe(before);
});

test('one engine can hold two games at once', () => {
  const table = new Table();
  const other = new Engine(table.engine.packs);
  const a = other.create({ seats: [{}, {}, {}] }, 'a').state;
  const b = other.create({ seats: [{}, {}, {}, {}], preset: 'contrary' }, 'b').state;
  const before = other.hash(b);
  const open = openQuestion(other, a);
  other.pending(b);
  expect(other.apply(a, open.seat, open.id, open.options.length - 1).ok).toBe(true);
  expect(other.hash(b)).toBe(before);
});
