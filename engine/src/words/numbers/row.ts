import { defineNumber } from '../../define/expression.ts';
import { num, numbersByRow } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { RowEx } from '../../language/words.generated.ts';

export const rowWord = defineNumber({
  x: 'row',
  means: 'The number in the row of a small table that `n` stands in; below 0 the first row counts.',
  example: { n: { x: 'round' }, rows: { '0-2': 3, '3-5': 4, '6+': 6 } },
  fields: { n: num, rows: numbersByRow },
  value: (a) => (g) => {
    const n = Math.max(0, a.n(g));
    return a.rows.find(({ min, max }) => n >= min && n <= max)?.value(g) ?? 0;
  },
});

/** By a number: `row(v('turn'), { '0-2': 3, '3+': 5 })`. */
export const row = (n: Num, rows: Readonly<Record<string, Num>>): RowEx => ({ x: 'row', n, rows });
