import type { NumFn, TruthFn } from '../../core/context.ts';
import { defineTruth } from '../../define/expression.ts';
import { num, word } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { IsEx } from '../../language/words.generated.ts';

/** Each comparison as a test of its own: conditions are looked at all the time, and one call less counts. */
const COMPARE: Readonly<Record<IsEx['cmp'], (a: NumFn, b: NumFn) => TruthFn>> = {
  '=': (a, b) => (g) => a(g) === b(g),
  '≠': (a, b) => (g) => a(g) !== b(g),
  '<': (a, b) => (g) => a(g) < b(g),
  '≤': (a, b) => (g) => a(g) <= b(g),
  '>': (a, b) => (g) => a(g) > b(g),
  '≥': (a, b) => (g) => a(g) >= b(g),
};

export const isWord = defineTruth({
  x: 'is',
  means: 'Compares two numbers.',
  example: { a: { x: 'players' }, cmp: '≥', b: 4 },
  fields: { a: num, cmp: word('=', '≠', '<', '≤', '>', '≥'), b: num },
  holds: ({ a, cmp, b }) => COMPARE[cmp](a, b),
});

export const is = (a: Num, cmp: IsEx['cmp'], b: Num): IsEx => ({ x: 'is', a, cmp, b });
