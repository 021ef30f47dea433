import type { G, WillCode } from '../core/context.ts';
import type { Steps } from '../core/plan.ts';
import { inScope } from '../core/scope.ts';
import { hauntCode, rowOf } from '../core/tables.ts';
import { roomsInHouse } from '../house/geometry.ts';
import { areTogether, hasStatus, monsterOf, roomOf } from '../machine/characters.ts';
import { HELD } from '../state/state.ts';
import { distancesTo } from './distance.ts';
import { gaitOf } from './ways.ts';

const NO_WILL: readonly WillCode[] = [];

/** What tells the character where to go: that of its conditions, then the will of a monster. */
function willOf(g: G, who: number): readonly WillCode[] {
  const own = monsterOf(g, who)?.will ?? NO_WILL;
  if (g.s.haunt < 0) return own;
  const { wills } = hauntCode(g);
  let all = own;
  for (let status = wills.length - 1; status >= 0; status--) {
    const will = rowOf(wills, status);
    if (will.length > 0 && hasStatus(g, who, status)) all = [...will, ...all];
  }
  return all;
}

/** Rooms that lie on the walker's shortest way from here to the nearest of the goals, or to `any` of them; null where none leads to any. */
function towards(g: G, who: number, room: number, goals: readonly number[], any: boolean): readonly number[] | null {
  const gait = gaitOf(g, who, false);
  const reached = goals.map((goal) => distancesTo(g, who, goal, gait)).filter((steps) => rowOf(steps, room) >= 0);
  if (reached.length === 0) return null;
  const least = Math.min(...reached.map((steps) => rowOf(steps, room)));
  const sought = any ? reached : reached.filter((steps) => rowOf(steps, room) === least);
  const isCloser = (steps: Steps, to: number): boolean =>
    rowOf(steps, to) >= 0 && rowOf(steps, to) < rowOf(steps, room);
  return roomsInHouse(g).filter((to) => sought.some((steps) => isCloser(steps, to)));
}

/** Rooms into which its will lets a character go, or null where nothing binds it: a goal to which no way leads does not. */
export function roomsWilled(g: G, who: number, room: number): readonly number[] | null {
  for (const line of willOf(g, who)) {
    if (line.when !== null && !inScope(g, who, HELD + who, -1, line.when)) continue;
    if (line.kind === 'free') return null;
    if (line.kind === 'stay') return [];
    const found = line.who === null ? [] : inScope(g, who, HELD + who, -1, line.who);
    const goals = line.kind === 'seekRoom' ? found : found.map((x) => roomOf(g, x));
    if (goals.includes(room)) return [];
    const ways = towards(g, who, room, goals, line.kind === 'seekAny');
    if (ways === null) continue;
    return g.law['monster.pursuit']() ? ways : null;
  }
  return null;
}

/** Whether somebody whom its will seeks is beside a character that has arrived, on its own side of any barrier. */
export const hasFound = (g: G, who: number): boolean =>
  willOf(g, who).some(
    ({ kind, when, who: sought }) =>
      (kind === 'seek' || kind === 'seekAny') &&
      sought !== null &&
      (when === null || inScope(g, who, HELD + who, -1, when)) &&
      inScope(g, who, HELD + who, -1, sought).some((x) => areTogether(g, who, x)),
  );
