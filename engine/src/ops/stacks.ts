import type { OpTable } from '../define/op-table.ts';
import { shuffleTiles } from '../house/stack.ts';
import { seatOf } from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { idOf, tell, tellSome } from '../machine/log.ts';
import { done, put } from '../machine/machine.ts';
import { lift, shuffleDeck } from './cards.ts';

/** Deck, or the stack of rooms. */
const ROOMS = -1;
function stackName(raw: unknown, deck: (id: string) => number): number {
  return raw === 'rooms' ? ROOMS : deck(String(raw));
}

const pileOf = (g: G, stack: number): number[] => (stack === ROOMS ? g.s.stack : g.s.piles[stack]);
const thingId = (g: G, stack: number, thing: number): string =>
  stack === ROOMS ? g.p.rooms[thing].id : g.p.cards[thing].id;

function permutations(n: number): number[][] {
  if (n <= 1) return [[...Array(n).keys()]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}

/** More than so many are put in order one by one. */
const AT_ONCE = 3;

export const STACKS: OpTable = {
  /** Shows the top of a stack to one seat, which may put it into another order. Registers: those put in order so far, as places from the top. */
  look: (raw, c) => {
    const who = c.one(raw.who);
    const stack = stackName(raw.stack, (id) => c.names.deck(id));
    const n = c.num(raw.n);
    const reorder = raw.reorder === true;
    const size = (g: G): number => Math.min(n(g), pileOf(g, stack).length);
    const knownIn = (g: G): number[] => (stack === ROOMS ? g.s.rooms.known : g.s.known);
    const topOf = (g: G): number[] => pileOf(g, stack).slice(-size(g)).toReversed();
    const putBack = (g: G, order: readonly number[]): void => {
      const pile = pileOf(g, stack);
      pile.splice(pile.length - order.length, order.length, ...order.toReversed());
      // Whoever else had looked no longer knows which is where.
      for (const thing of order) knownIn(g)[thing] &= 1 << seatOf(g, who(g));
      tell(g, 'reordered', { who: idOf(g, who(g)), stack: String(raw.stack), n: order.length });
    };
    return {
      run(g, f) {
        const seat = seatOf(g, who(g));
        if (f.st === 0) {
          const pile = pileOf(g, stack);
          const top = pile.slice(pile.length - size(g)).toReversed();
          if (top.length === 0 || seat < 0) {
            done(f);
            return;
          }
          for (const thing of top) knownIn(g)[thing] |= 1 << seat;
          tellSome(g, 'looked', { who: idOf(g, who(g)), stack: String(raw.stack), n: top.length }, [seat], {
            top: top.map((t) => thingId(g, stack, t)),
          });
          if (!reorder) {
            done(f);
            return;
          }
          f.st = 1;
        }
        put(g, f, 'order', seat);
      },
      options(g, f, sheet) {
        const top = topOf(g);
        if (top.length <= AT_ONCE) {
          for (const places of permutations(top.length))
            sheet.open.push({ verb: 'order', stack, things: places.map((i) => top[i]) });
          return;
        }
        top.forEach((thing, place) => {
          if (!f.r.includes(place)) sheet.open.push({ verb: 'next', stack, place, thing });
        });
        if (f.r.length === top.length) sheet.open.push({ verb: 'done' });
        if (f.r.length > 0) sheet.open.push({ verb: 'not-yet' });
      },
      take(g, f, taken) {
        if (taken.verb === 'next') f.r.push(taken.place);
        else if (taken.verb === 'not-yet') f.r.pop();
        else {
          const top = topOf(g);
          putBack(g, taken.verb === 'order' ? taken.things : (f.r as number[]).map((i) => top[i]));
          done(f);
        }
      },
    };
  },

  /** Looks a deck through, puts one card on top and shuffles the rest. */
  search: (raw, c) => {
    const who = c.one(raw.who);
    const deck = c.names.deck(String(raw.deck));
    return {
      run(g, f) {
        if (g.s.piles[deck].length === 0) done(f);
        else put(g, f, 'search', seatOf(g, who(g)), true);
      },
      options(g, _f, sheet) {
        for (const card of g.s.piles[deck].toSorted((a, b) => a - b)) sheet.open.push({ verb: 'thing', thing: card });
      },
      take(g, f, taken) {
        const seat = seatOf(g, who(g));
        const card = only(taken, 'thing').thing;
        lift(g, card);
        shuffleDeck(g, deck);
        g.s.piles[deck].push(card);
        g.s.known[card] = 1 << seat;
        tellSome(g, 'searched', { who: idOf(g, who(g)), deck: g.p.decks[deck].id }, [seat], {
          card: g.p.cards[card].id,
        });
        done(f);
      },
    };
  },

  shuffle: (raw, c) => {
    const stack = stackName(raw.stack, (id) => c.names.deck(id));
    return {
      run(g, f) {
        if (stack === ROOMS) {
          shuffleTiles(g);
        } else shuffleDeck(g, stack);
        tell(g, 'shuffled', { stack: String(raw.stack) }, true);
        done(f);
      },
    };
  },
};
