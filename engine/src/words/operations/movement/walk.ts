import type { G } from '../../../core/context.ts';
import type { Way } from '../../../core/plan.ts';
import { partAt, rowOf } from '../../../core/tables.ts';
import { oneRoom, oneWho, optional, who } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { isAsked } from '../../../define/question.ts';
import { indexInto, listOf } from '../../../define/register.ts';
import type { OneRoom, OneWho, Who } from '../../../language/ex.ts';
import type { WalkOp } from '../../../language/words.generated.ts';
import { roomOf, seatOf } from '../../../machine/characters.ts';
import { distancesTo } from '../../../play/distance.ts';
import { mayBeMoved } from '../../../play/moved.ts';
import { waysFrom } from '../../../play/ways.ts';
import { stepWord } from './step.ts';

/** The way by which a character comes one step closer to a room, or undefined where none does. */
function wayToward(g: G, walker: number, goal: number): Way | undefined {
  const from = roomOf(g, walker);
  if (goal < 0 || from < 0 || from === goal) return undefined;
  const steps = distancesTo(g, walker, goal);
  const far = rowOf(steps, from);
  const isCloser = ({ to }: Way): boolean => rowOf(steps, to) >= 0 && rowOf(steps, to) < far;
  return waysFrom(g, walker, from, partAt(g, walker)).find(isCloser);
}

export const walkWord = defineOp({
  op: 'walk',
  means:
    'Each takes one step closer, one after the other, by a shortest way and at no cost; with `any`, the character named decides which of them do. Who is held, or may not `be-moved`, stays, and so does a monster that moves `none`.',
  example: { who: { x: 'explorers' }, toward: { x: 'revealRoom' } },
  fields: { who, toward: oneRoom, any: optional(oneWho) },
  brings: [{ topic: 'moved', on: 'who' }],
  chosen: { toward: ({ who: whose }, asked) => (isAsked(whose, asked) ? { key: 'walk' } : null) },
  registers: { walkers: listOf('character'), next: indexInto('walkers') },
  stages: {
    gather: {
      passing: true,
      run(x) {
        const { g, a } = x;
        const goal = a.toward(g);
        x.r.walkers = a
          .who(g)
          .filter((each) => mayBeMoved(g, each, g.scope.self) && wayToward(g, each, goal) !== undefined);
        x.to('next');
      },
    },
    next: {
      holds: ['walkers', 'next'],
      run(x) {
        const { g, a, r } = x;
        if (r.next >= r.walkers.length) x.done();
        else if (a.any === null) x.to('step');
        else x.ask('walk', seatOf(g, a.any(g)), true);
      },
      options({ r }, sheet) {
        sheet.open.push({ verb: 'who', who: rowOf(r.walkers, r.next) }, { verb: 'pass' });
      },
      take(x, taken) {
        if (taken.verb === 'pass') x.r.next++;
        else x.to('step');
      },
    },
    step: {
      holds: ['walkers', 'next'],
      passing: true,
      run(x) {
        const { g, a, r } = x;
        const walker = rowOf(r.walkers, r.next);
        const way = wayToward(g, walker, a.toward(g));
        r.next++;
        x.to('next');
        // Who went before may have closed the way, or have got hold of the next.
        if (way !== undefined && mayBeMoved(g, walker, g.scope.self)) {
          const { to, part, side } = way;
          stepWord.perform(g, walker, { to, part, side, cost: 0, found: 0 });
        }
      },
    },
  },
});

/** Each takes one step closer, by a shortest way and at no cost; with `any`, the character named decides which of them do. */
export const walk = (whom: Who, options: { toward: OneRoom; any?: OneWho }): WalkOp =>
  write<WalkOp>({ op: 'walk', who: whom, ...options });
