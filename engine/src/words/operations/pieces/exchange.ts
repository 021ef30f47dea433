import { mixPile } from '../../../core/chance.ts';
import type { G } from '../../../core/context.ts';
import { rowOf } from '../../../core/tables.ts';
import { name, oneWho } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { OneWho } from '../../../language/ex.ts';
import type { ExchangeOp } from '../../../language/words.generated.ts';
import { carriedBy } from '../../../machine/characters.ts';
import { numbersOf, tellNumbers } from '../../../play/numbers.ts';

/** Writes numbers on the pieces of a hand, one after the other. */
function renumber(g: G, hand: readonly number[], numbers: readonly number[]): void {
  hand.forEach((piece, i) => {
    g.s.things.number[piece] = rowOf(numbers, i);
  });
}

export const exchangeWord = defineOp({
  op: 'exchange',
  means: 'One piece of each, drawn unseen, changes hands; only the two know their numbers.',
  example: { kind: 'keyhole', a: { x: 'self' }, b: { x: 'traitor' } },
  fields: { kind: name('token'), a: oneWho, b: oneWho },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { number, def } = g.s.things;
        const [one, other] = [a.a(g), a.b(g)];
        const handOf = (who: number): number[] => carriedBy(g, who).filter((t) => def[t] === a.kind);
        const [mine, theirs] = [handOf(one), handOf(other)];
        x.done();
        const [given, taken] = [mine[0], theirs[0]];
        if (given === undefined || taken === undefined) return;
        // Numbers move, and both mix theirs: which of the pieces it was can be traced by nobody.
        for (const hand of [mine, theirs]) {
          const mixed = numbersOf(g, hand);
          mixPile(g, 'picks', mixed, (n) => `${rowOf(g.p.tokens, a.kind).id}#${n}`);
          renumber(g, hand, mixed);
        }
        [number[given], number[taken]] = [rowOf(number, taken), rowOf(number, given)];
        for (const hand of [mine, theirs])
          renumber(
            g,
            hand,
            numbersOf(g, hand).sort((low, high) => low - high),
          );
        tellNumbers(g, a.kind, one, other);
        tellNumbers(g, a.kind, other, one);
      },
    },
  },
});

export const exchange = (kind: string, a: OneWho, b: OneWho): ExchangeOp => ({ op: 'exchange', kind, a, b });
