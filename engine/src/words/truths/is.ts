import { defineTruth } from '../../define/expression.ts';
import { num, word } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { IsEx } from '../../language/words.generated.ts';

const COMPARE = {
  '=': (a: number, b: number) => a === b,
  '≠': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '≤': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '≥': (a: number, b: number) => a >= b,
} as const;

export const isWord = defineTruth({
  x: 'is',
  means: 'Compares two numbers.',
  example: { a: { x: 'players' }, cmp: '≥', b: 4 },
  fields: { a: num, cmp: word('=', '≠', '<', '≤', '>', '≥'), b: num },
  holds: ({ a, cmp, b }) => {
    const compare = COMPARE[cmp];
    return (g) => compare(a(g), b(g));
  },
});

export const is = (a: Num, cmp: IsEx['cmp'], b: Num): IsEx => ({ x: 'is', a, cmp, b });
