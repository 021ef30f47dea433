import type { G, MemberFn } from '../../core/context.ts';
import { roomCode } from '../../core/tables.ts';
import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { type Compiled, num, oneRoom, oneWho, optional, or, word } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import { errandSteps } from '../../house/ways.ts';
import type { Num, OneRoom, OneWho } from '../../language/ex.ts';
import type { ReachEx } from '../../language/words.generated.ts';
import { distances } from '../../play/distance.ts';
import { standsIn } from '../../play/measure.ts';

const fields = { from: oneRoom, n: num, way: or(word('walk', 'errand'), 'walk'), by: optional(oneWho) };

/** Which rooms are in reach at the moment. */
function reachOf(a: Compiled<typeof fields>): (g: G) => MemberFn {
  return (g) => {
    const start = a.from(g);
    if (start < 0) return () => false;
    const errand = a.way === 'errand' && g.law['reach.errand']();
    const most = a.n(g);
    const walker = a.by?.(g) ?? -1;
    const part = standsIn(g, walker < 0 ? g.scope.self : walker, start);
    const steps = errand ? errandSteps(g, start, part) : distances(g, walker, start, part);
    return (_, room) => {
      const n = steps[room] ?? -1;
      return room === start || (n >= 0 && n <= most && !(errand && roomCode(g, room).avoided));
    };
  };
}

export const reachWord = defineSet({
  x: 'reach',
  means:
    'Rooms within n steps: by ways that anybody may take, or by those of the one who walks, `by`. An `errand` goes by ways that anybody may take, whoever sends it, takes no one-way passage, and enters no room that asks for a roll.',
  example: { from: { x: 'here' }, n: 4 },
  yields: 'rooms',
  fields,
  list: (a) => {
    const inReach = reachOf(a);
    return (g) => house.filter(g, inReach(g));
  },
  any: (a, test) => {
    const inReach = reachOf(a);
    return (g) => {
      const isIn = inReach(g);
      return house.some(g, (_, room) => isIn(g, room) && test(g, room));
    };
  },
});

export const reach = (from: OneRoom, n: Num, way: 'walk' | 'errand' = 'walk', by?: OneWho): ReachEx =>
  write<ReachEx>({ x: 'reach', from, n, way, by });
