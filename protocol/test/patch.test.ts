import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatches, diff } from '../src/index.ts';

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
        const sent = JSON.parse(JSON.stringify(diff(old, next)));
        expect(applyPatches(old, sent)).toEqual(next);
      }),
      { numRuns: 2000 },
    );
  });

  test('of a value and itself is nothing', () => {
    fc.assert(
      fc.property(object, (value) => {
        expect(diff(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('of lists is what came and went, wherever it was', () => {
    const list = Array.from({ length: 30 }, (_, i) => ({ id: `room-${i}`, x: i, y: -i }));
    const without = list.toSpliced(7, 1);
    expect(diff({ list }, { list: without })).toEqual([{ path: ['list', 7] }]);
    expect(diff({ list: without }, { list })).toEqual([{ path: ['list', 7], insert: list[7] }]);
    const moved = list.with(3, { id: 'room-3', x: 99, y: -3 });
    expect(diff({ list }, { list: moved })).toEqual([{ path: ['list', 3, 'x'], value: 99 }]);
  });
});
