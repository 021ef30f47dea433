import type { Exprs, Raw } from '../define/compiler.ts';
import { distances } from '../house/ways.ts';
import type { HauntDef } from '../language/haunt.ts';
import type { Truth } from '../language/types.ts';
import { explorersOf, isDead, roomOf, sideOf, stepOf } from '../machine/characters.ts';
import type { G, NumFn } from '../machine/context.ts';

/** How far along a goal is, from 0 to 1: it falls out of the shape of the condition. */
export type ProgressFn = NumFn;

const part = (value: number, of: number): number => (of <= 0 ? 1 : Math.max(0, Math.min(1, value / of)));

/** Nearer is better: 1 there, falling with every step; 0 where no way leads. */
export function nearnessBy(steps: readonly number[], goals: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const room of goals) if (steps[room] >= 0 && steps[room] < least) least = steps[room];
  return least === 0 ? 1 : least === Number.POSITIVE_INFINITY ? 0 : 0.9 / (1 + least);
}

export function nearness(g: G, from: number, goals: readonly number[]): number {
  if (from < 0 || goals.length === 0) return 0;
  return goals.includes(from) ? 1 : nearnessBy(distances(g, from), goals);
}

/** How close the living of a side are to death: clips lost, and the dead in full. */
function worn(g: G, side: number): number {
  const members = explorersOf(g).filter((who) => sideOf(g, who) === side);
  if (members.length === 0) return 1;
  const hurt = members.map((who) => {
    if (isDead(g, who)) return 1;
    const lowest = Math.min(...g.p.traits.map((_, t) => stepOf(g, who, t) + 1));
    const all = g.p.traits.reduce((sum, _, t) => sum + stepOf(g, who, t) + 1, 0);
    return 0.6 * (1 - part(all, 16)) + 0.3 * (1 - part(lowest, 4));
  });
  return hurt.reduce((a, b) => a + b, 0) / members.length;
}

const isSide = (raw: unknown): string | null => {
  const set = raw as Raw;
  if (set?.x === 'heroes') return 'heroes';
  if (set?.x === 'traitor') return 'traitor';
  return set?.x === 'side' ? String(set.name) : null;
};

/** Conditions of the actions that bring about what the goal asks for: found by what their operations touch. */
function stepsTowards(def: HauntDef, kinds: readonly string[]): Truth[] {
  const found: Truth[] = [];
  for (const action of Object.values(def.actions ?? {})) {
    const does = JSON.stringify([action.do, action.rows, action.attack?.win]);
    if (!kinds.some((kind) => does.includes(`"${kind}"`))) continue;
    found.push(...(action.needs ?? []));
  }
  return found;
}

/** Makes the measure of a condition. */
export function progress(raw: unknown, c: Exprs, def: HauntDef, depth = 0): ProgressFn {
  const node = raw as Raw;
  const inner = (x: unknown): ProgressFn => progress(x, c, def, depth + 1);
  switch (node.x) {
    case 'all': {
      const parts = (node.of as unknown[]).map(inner);
      return (g) => parts.reduce((sum, p) => sum + p(g), 0) / Math.max(1, parts.length);
    }
    case 'any': {
      const parts = (node.of as unknown[]).map(inner);
      return (g) => Math.max(0, ...parts.map((p) => p(g)));
    }
    case 'is': {
      const a = c.num(node.a);
      const b = c.num(node.b);
      const holds = c.truth(raw);
      const more = node.cmp === '≥' || node.cmp === '>' || node.cmp === '=';
      return (g) => (holds(g) ? 1 : 0.95 * (more ? part(a(g), b(g)) : part(b(g), a(g))));
    }
    case 'at': {
      const who = c.set(node.who);
      const rooms = c.set(node.rooms);
      return (g) => Math.max(0, ...who(g).map((x) => nearness(g, roomOf(g, x), rooms(g))));
    }
    case 'holds': {
      const holds = c.truth(raw);
      const who = c.set(node.who);
      const things = c.set(node.things);
      return (g) => {
        if (holds(g)) return 1;
        const rooms = things(g)
          .map((t) => roomOf(g, t))
          .filter((room) => room >= 0);
        return 0.5 * Math.max(0, ...who(g).map((x) => nearness(g, roomOf(g, x), rooms)));
      };
    }
    case 'not': {
      const of = node.of as Raw;
      if (of.x !== 'exists') break;
      const side = isSide(of.of);
      if (side !== null) {
        const index = c.names.side(side);
        return (g) => worn(g, index);
      }
      const set = of.of as Raw;
      const gone = c.truth(raw);
      const needs = depth > 2 || set.x !== 'pieces' ? [] : stepsTowards(def, set.kinds as string[]).map(inner);
      return (g) => (gone(g) ? 1 : 0.9 * (needs.reduce((sum, p) => sum + p(g), 0) / Math.max(1, needs.length)));
    }
    default:
  }
  const truth = c.truth(raw);
  return (g) => (truth(g) ? 1 : 0);
}
