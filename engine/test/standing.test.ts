import { describe, expect, test } from 'vitest';
import { ask, explorers, is, isIn, playedBy, say, self } from '../src/builders/index.ts';
import type { EditionDef, Rule } from '../src/language/types.ts';
import { must } from './must.ts';
import { Table } from './table.ts';
import { testHouse } from './test-house/index.ts';

const edition = testHouse.edition as EditionDef;
const bell: Rule = { on: 'standing.offer', when: isIn(self, playedBy('ada')), limit: 'none', do: [say('bell')] };

/** A house in which Ada may ring a bell whoever is asked. */
const table = (rule: Rule = bell): Table =>
  new Table({
    effects: { everybody: [ask(explorers, 'who', { from: explorers, as: 'x' })] },
    pack: { edition: { ...edition, rules: { bell: rule } } },
  });
const ring = (t: Table, seat = 1): ReturnType<Table['engine']['apply']> =>
  t.engine.apply(t.state, seat, t.engine.standing(t.state)[0]?.id ?? 0, 0);

describe('what stands beside the open question', () => {
  test('is seen by the seat it is for and by nobody else', () => {
    const t = table();
    const seen = ([0, 1, 2, 'public'] as const).map((viewer) => t.engine.view(t.state, viewer).standing.length);
    expect(seen).toEqual([0, 1, 0, 0]);
    expect(t.engine.standing(t.state)).toMatchObject([{ seat: 1, kind: 'standing', options: [{ verb: 'offer' }] }]);
  });

  test('is done in between, and the question is put again with another number', () => {
    const t = table();
    const before = t.open;
    const rung = ring(t);
    expect(rung.ok && rung.events.map(({ type }) => type)).toEqual(['offer', 'said']);
    expect(t.open.options).toEqual(before.options);
    expect(t.open.seat).toBe(before.seat);
    expect(t.open.id).not.toBe(before.id);
    expect(t.engine.apply(t.state, before.seat, before.id, 0)).toMatchObject({ ok: false });
    expect(t.engine.apply(t.state, t.open.seat, t.open.id, 0).ok).toBe(true);
  });

  test('is refused to others, and under an old number', () => {
    const t = table();
    const old = must(t.engine.standing(t.state)[0], 'a standing offer').id;
    expect(t.engine.apply(t.state, 0, old, 0)).toMatchObject({ ok: false, refusal: { code: 'not-open' } });
    ring(t);
    expect(t.engine.apply(t.state, 1, old, 0)).toMatchObject({ ok: false, refusal: { code: 'not-open' } });
  });

  test('waits while a question to several has been answered by some', () => {
    const t = table();
    t.effect('everybody');
    expect(t.engine.standing(t.state)).toHaveLength(1);
    t.answer({ who: 'cy' });
    expect(t.engine.standing(t.state)).toHaveLength(0);
  });

  test('may ask something itself, and comes back to the question afterwards', () => {
    const t = table({ ...bell, do: [ask(self, 'number', { min: 1, max: 2, as: 'n' }), say('bell')] });
    const { options } = t.open;
    ring(t);
    expect(t.open).toMatchObject({ kind: 'number', seat: 1 });
    expect(JSON.parse(JSON.stringify(t.state))).toEqual(t.state);
    t.answer({ n: 2 });
    expect(t.open.options).toEqual(options);
  });

  test('keeps its limits', () => {
    const t = table({ ...bell, limit: 'turn' });
    ring(t);
    expect(t.engine.standing(t.state)).toHaveLength(0);
  });

  test('is not there where its condition does not hold', () => {
    const t = table({ ...bell, when: is(1, '=', 2) });
    expect(t.engine.standing(t.state)).toEqual([]);
  });
});
