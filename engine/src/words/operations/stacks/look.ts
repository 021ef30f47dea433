import type { Sheet } from '../../../core/choice.ts';
import type { G, NumFn, OneFn } from '../../../core/context.ts';
import { rowOf } from '../../../core/tables.ts';
import { flag, num, oneWho, type Stack, stack } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { places } from '../../../define/register.ts';
import type { Num, OneWho } from '../../../language/ex.ts';
import type { LookOp } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tell, tellSome } from '../../../machine/log.ts';
import { idIn, knownIn, stackOf } from '../../../play/stacks.ts';

function permutations(n: number): number[][] {
  if (n <= 1) return [[...Array(n).keys()]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}

/** More than so many are put in order one by one. */
const AT_ONCE = 3;

interface Looking {
  readonly who: OneFn;
  readonly stack: Stack;
  readonly n: NumFn;
}

/** Those on top, the topmost first. */
function topOf(g: G, { stack: from, n }: Looking): number[] {
  const pile = stackOf(g, from);
  return pile.slice(pile.length - Math.min(n(g), pile.length)).toReversed();
}

/** One seat sees them. */
function show(g: G, looking: Looking, top: readonly number[]): void {
  const who = looking.who(g);
  const seat = seatOf(g, who);
  const known = knownIn(g, looking.stack);
  for (const thing of top) known[thing] = rowOf(known, thing) | (1 << seat);
  tellSome(g, 'looked', { who: idOf(g, who), stack: looking.stack.id, n: top.length }, [seat], {
    top: top.map((thing) => idIn(g, looking.stack, thing)),
  });
}

/** Puts them back in this order; whoever else had looked no longer knows which is where. */
function putBack(g: G, looking: Looking, order: readonly number[]): void {
  const who = looking.who(g);
  const pile = stackOf(g, looking.stack);
  const known = knownIn(g, looking.stack);
  pile.splice(pile.length - order.length, order.length, ...order.toReversed());
  for (const thing of order) known[thing] = rowOf(known, thing) & (1 << seatOf(g, who));
  tell(g, 'reordered', { who: idOf(g, who), stack: looking.stack.id, n: order.length });
}

/** A few are put in order at once; of more, one is named after the other, and the last can be taken back. */
function offerOrders(top: readonly number[], { deck }: Stack, placed: readonly number[], sheet: Sheet): void {
  if (top.length <= AT_ONCE) {
    for (const order of permutations(top.length))
      sheet.open.push({ verb: 'order', stack: deck, things: order.map((place) => rowOf(top, place)) });
    return;
  }
  top.forEach((thing, place) => {
    if (!placed.includes(place)) sheet.open.push({ verb: 'next', stack: deck, place, thing });
  });
  if (placed.length === top.length) sheet.open.push({ verb: 'done' });
  if (placed.length > 0) sheet.open.push({ verb: 'not-yet' });
}

export const lookWord = defineOp({
  op: 'look',
  means: 'Shows the top of a stack to one seat, which may put it into another order with `reorder`.',
  example: { who: { x: 'self' }, stack: 'rooms', n: 3, reorder: true },
  fields: { who: oneWho, stack, n: num, reorder: flag },
  /** Those put in order so far, as places from the top. */
  brings: [{ topic: 'looked' }],
  registers: { placed: places },
  unconfirmed: ['placed'],
  fits: ({ placed }) => new Set(placed).size === placed.length,
  stages: {
    show: {
      passing: true,
      run(x) {
        const { g, a } = x;
        const top = topOf(g, a);
        if (top.length === 0 || seatOf(g, a.who(g)) < 0) {
          x.done();
          return;
        }
        show(g, a, top);
        if (a.reorder) x.to('order');
        else x.done();
      },
    },
    order: {
      holds: ['placed'],
      run: (x) => x.ask('order', seatOf(x.g, x.a.who(x.g))),
      options: (x, sheet) => offerOrders(topOf(x.g, x.a), x.a.stack, x.r.placed, sheet),
      take(x, taken) {
        const { g, a, r } = x;
        if (taken.verb === 'next') r.placed = [...r.placed, taken.place];
        else if (taken.verb === 'not-yet') r.placed = r.placed.slice(0, -1);
        else {
          const top = topOf(g, a);
          putBack(g, a, taken.verb === 'order' ? taken.things : r.placed.map((place) => rowOf(top, place)));
          x.done();
        }
      },
    },
  },
});

export const look = (who: OneWho, from: string, n: Num, options: { reorder?: boolean } = {}): LookOp =>
  write<LookOp>({ op: 'look', who, stack: from, n, ...options });
