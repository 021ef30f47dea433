import { nearness, nearnessBy } from '../compile/progress.ts';
import { distances } from '../house/geometry.ts';
import {
  explorersOf,
  heldBy,
  hostile,
  isDead,
  isStunned,
  monstersInPlay,
  roomOf,
  seatOf,
  sideOf,
  stepOf,
} from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { inScope } from '../machine/fold.ts';

/** Clips of an explorer, counted together. */
const health = (g: G, who: number): number => g.p.traits.reduce((sum, _, t) => sum + stepOf(g, who, t) + 1, 0);

/** Before the haunt: a house that grows, cards that are held, clips that rise. */
function exploring(g: G, seat: number): number {
  const own = explorersOf(g).filter((who) => seatOf(g, who) === seat);
  const rooms = g.s.rooms.floor.filter((floor) => floor >= 0).length;
  return 0.02 * rooms + own.reduce((sum, who) => sum + 0.05 * heldBy(g, who).length + 0.01 * health(g, who), 0);
}

/** The best place for an explorer to be: where an action of its own could be done, the more of its needs are met the better. */
function promise(g: G, who: number): number {
  const haunt = g.p.haunts[g.s.haunt];
  let best = 0;
  const room = roomOf(g, who);
  if (room < 0) return 0;
  const steps = distances(g, room);
  for (const action of haunt.actions) {
    const rule = g.p.rules[action.rule];
    best = Math.max(
      best,
      inScope(g, who, -1, -1, () => {
        if (!(rule.whom?.(g).includes(who) ?? true)) return 0;
        const met = rule.needs.filter((need) => need(g)).length;
        const share = rule.needs.length === 0 ? 1 : met / rule.needs.length;
        if (met === 0 && rule.needs.length > 0) return 0;
        const near = rule.where === null ? 1 : nearnessBy(steps, rule.where(g));
        return share * share * near;
      }),
    );
  }
  return best;
}

/** How well a seat stands, by the shape of the goals alone: no code for any haunt. Higher is better. */
export function potential(g: G, seat: number): number {
  const { s } = g;
  if (s.outcome !== null)
    return s.outcome.verdicts[String(seat)] === 'won' ? 100 : s.outcome.verdicts[String(seat)] === 'lost' ? -100 : 0;
  if (s.haunt < 0 || !s.underway) return exploring(g, seat);
  const haunt = g.p.haunts[s.haunt];
  const own = explorersOf(g).filter((who) => seatOf(g, who) === seat);
  const self = own.find((who) => !isDead(g, who)) ?? own[0] ?? s.revealer;
  const side = sideOf(g, self);
  let score = 0;
  for (const win of haunt.wins) {
    const measured = inScope(g, self, -1, -1, () => win.progress(g));
    const mine = win.side === 'each' || haunt.sides[side] === win.side;
    score += mine ? 10 * measured : -10 * measured;
  }
  for (const who of own) {
    if (isDead(g, who)) {
      score -= 3;
      continue;
    }
    score += 0.03 * health(g, who) + 0.04 * heldBy(g, who).length + 1.2 * promise(g, who);
  }
  const foes = explorersOf(g).filter((x) => !isDead(g, x));
  for (const monster of monstersInPlay(g)) {
    const targets = foes.filter((x) => hostile(g, monster, x)).map((x) => roomOf(g, x));
    const near = isStunned(g, monster) ? 0 : nearness(g, roomOf(g, monster), targets);
    score += seatOf(g, monster) === seat ? 0.8 * near : -0.3 * near;
  }
  return score;
}
