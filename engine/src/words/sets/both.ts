import type { G, MemberFn, SetFn } from '../../core/context.ts';
import { defineSet, everyQuick } from '../../define/expression.ts';
import type { SetForms } from '../../define/field.ts';
import { anySet, forms, list } from '../../define/field.ts';
import { sameSort } from '../../define/make.ts';
import type { Ex, SetYield } from '../../language/ex.ts';
import type { BothEx } from '../../language/words.generated.ts';

/** Keeps what is in the other set too; that is made only where its members cannot be told one by one. */
function onlyIn({ quick, all }: SetForms): (g: G, kept: readonly number[]) => readonly number[] {
  if (quick !== null) return (g, kept) => kept.filter((x) => quick(g, x));
  return (g, kept) => {
    const others = all(g);
    return kept.filter((x) => others.includes(x));
  };
}

/** Whether something is in all of the sets; null where that cannot be told without making one of them. */
function inAllOf(of: readonly SetForms[]): MemberFn | null {
  const tests = everyQuick(of);
  if (tests === null) return null;
  return (g, x) => {
    for (const isIn of tests) if (!isIn(g, x)) return false;
    return true;
  };
}

export const bothWord = defineSet({
  x: 'both',
  means: 'What is in all of the sets.',
  example: { of: [{ x: 'explorers' }, { x: 'heroes' }] },
  yields: 'same',
  fields: { of: list(forms(anySet), 1) },
  list: ({ of: [first, ...others] }) => {
    const all: SetFn = first?.all ?? (() => []);
    const sieves = others.map(onlyIn);
    return (g) => {
      let kept = all(g);
      for (const keep of sieves) {
        if (kept.length === 0) break;
        kept = keep(g, kept);
      }
      return kept;
    };
  },
  has: ({ of }) => inAllOf(of),
  any: ({ of: [first, ...others] }, test) => {
    const isInOthers = inAllOf(others);
    if (first === undefined || isInOthers === null) return null;
    return first.any((g, x) => isInOthers(g, x) && test(g, x));
  },
});

export const both = <Y extends SetYield>(...of: Ex<Y>[]): Ex<Y, 'set'> =>
  sameSort<Y, 'set'>({ x: 'both', of } satisfies BothEx);
