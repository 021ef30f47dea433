import { picker } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patched } from '../src/protocol/index.ts';
import { between } from '../src/socket/diff.ts';

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, -2.5, '', 'a', 'b'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;
const object = fc.dictionary(fc.constantFrom('x', 'y', 'z'), json, { noNullPrototype: true });

describe('a difference', () => {
  test('turns any value into any other', () => {
    fc.assert(
      fc.property(object, object, (old, next) => {
        const sent = JSON.parse(JSON.stringify(between(old, next)));
        expect(patched(old, sent)).toEqual(next);
      }),
      { numRuns: 2000 },
    );
  });

  test('of a value and itself is nothing', () => {
    fc.assert(
      fc.property(object, (value) => {
        expect(between(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('of lists is what came and went, wherever it was', () => {
    const list = Array.from({ length: 30 }, (_, i) => ({ id: `room-${i}`, x: i, y: -i }));
    const without = list.toSpliced(7, 1);
    expect(between({ list }, { list: without })).toEqual([{ path: ['list', 7] }]);
    expect(between({ list: without }, { list })).toEqual([{ path: ['list', 7], insert: list[7] }]);
    const moved = list.with(3, { ...list[3], x: 99 });
    expect(between({ list }, { list: moved })).toEqual([{ path: ['list', 3, 'x'], value: 99 }]);
  });

  test('of views in play is a small part of the view, and gives the view back', () => {
    const engine = new Engine([secondEdition]);
    const { state } = engine.create({ seats: [{}, {}, {}, {}] }, 'differences');
    const pick = picker('differences');
    const shown = (): Record<string, unknown> => {
      const { known: _known, backs: _backs, ...view } = engine.view(state, 1);
      return JSON.parse(JSON.stringify({ view }));
    };
    let held = shown();
    const shares: number[] = [];
    for (let i = 0; i < 300 && state.question !== null; i++) {
      engine.apply(state, state.question.seat, state.question.id, pick(engine.optionCount(state)));
      const next = shown();
      const patch = between(held, next);
      held = patched(held, patch);
      expect(held).toEqual(next);
      shares.push(JSON.stringify(patch).length / JSON.stringify(next).length);
    }
    shares.sort((a, b) => a - b);
    expect(shares[shares.length >> 1]).toBeLessThan(0.15);
  });
});
