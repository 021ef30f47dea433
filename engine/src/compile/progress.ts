import type { G, NumFn } from '../core/context.ts';
import type { Exprs, Raw } from '../define/compiler.ts';
import type { ActionDef, HauntDef } from '../language/haunt.ts';
import { explorersOf, isDead, roomOf, sideOf, stepOf } from '../machine/characters.ts';
import { distances } from '../play/distance.ts';
import { namesInOperations } from './pack-checker.ts';

/** Goals that do not hold are never told to be quite reached, however near they are. */
const ALMOST = 0.95;
const ALMOST_GONE = 0.9;
const ALMOST_THERE = 0.9;
/** What it counts to stand beside a thing that one has to hold. */
const IN_REACH = 0.5;
/** How near to death the living are: by all their clips, and by the lowest; and from which steps on nothing is lost. */
const ALL_CLIPS = 0.6;
const LOWEST_CLIP = 0.3;
const SAFE_TOGETHER = 16;
const SAFE_LOWEST = 4;
/** So deep the conditions of actions are followed which bring about what a goal asks for. */
const DEEPEST = 2;

const share = (value: number, of: number): number => (of <= 0 ? 1 : Math.max(0, Math.min(1, value / of)));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Nearer is better: 1 there, falling with every step; 0 where no way leads. */
function nearness(g: G, who: number, goals: readonly number[]): number {
  const from = roomOf(g, who);
  if (from < 0 || goals.length === 0) return 0;
  if (goals.includes(from)) return 1;
  const steps = distances(g, who, from);
  const ways = goals.map((room) => steps[room] ?? -1).filter((n) => n >= 0);
  return ways.length === 0 ? 0 : ALMOST_THERE / (1 + Math.min(...ways));
}

/** How close the living of a side are to death: clips lost, and the dead in full. */
function worn(g: G, side: number): number {
  const members = explorersOf(g).filter((who) => sideOf(g, who) === side);
  if (members.length === 0) return 1;
  const hurt = members.map((who) => {
    if (isDead(g, who)) return 1;
    const steps = g.p.traits.map((_, t) => stepOf(g, who, t) + 1);
    const lost = 1 - share(sum(steps), SAFE_TOGETHER);
    return ALL_CLIPS * lost + LOWEST_CLIP * (1 - share(Math.min(...steps), SAFE_LOWEST));
  });
  return sum(hurt) / members.length;
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The side that a set stands for, or null. */
function sideOfSet(set: unknown): string | null {
  if (!isRaw(set)) return null;
  if (set.x === 'heroes' || set.x === 'traitor') return set.x;
  return set.x === 'side' ? String(set.name) : null;
}

/** All that an action may do: by itself, by the rows of its roll, and where its attack is won. */
const operationsOf = ({ do: does = [], rows = {}, attack }: ActionDef): readonly unknown[] => [
  ...does,
  ...Object.values(rows).flat(),
  ...(attack?.win ?? []),
];

/** Conditions of the actions that bring about what the goal asks for: those whose operations name a piece of these kinds. */
function needsTowards({ actions = {} }: HauntDef, kinds: readonly string[]): readonly unknown[] {
  if (kinds.length === 0) return [];
  return Object.values(actions).flatMap((action) => {
    const named = namesInOperations(operationsOf(action));
    return named.some(({ of, name }) => of === 'token' && kinds.includes(name)) ? (action.needs ?? []) : [];
  });
}

/** The place of a condition in a goal. */
interface Place {
  readonly c: Exprs;
  readonly def: HauntDef;
  readonly depth: number;
}

/** What is counted is as far along as the share that is there, or that may be left. */
function counted({ c }: Place, node: Raw): NumFn {
  const [a, b, holds] = [c.num(node.a), c.num(node.b), c.truth(node)];
  const more = node.cmp === '≥' || node.cmp === '>' || node.cmp === '=';
  return (g) => (holds(g) ? 1 : ALMOST * (more ? share(a(g), b(g)) : share(b(g), a(g))));
}

function arrived({ c }: Place, node: Raw): NumFn {
  const [who, rooms] = [c.set(node.who), c.set(node.rooms)];
  return (g) => Math.max(0, ...who(g).map((x) => nearness(g, x, rooms(g))));
}

function held({ c }: Place, node: Raw): NumFn {
  const [who, things, holds] = [c.set(node.who), c.set(node.things), c.truth(node)];
  return (g) => {
    if (holds(g)) return 1;
    const rooms = things(g)
      .map((t) => roomOf(g, t))
      .filter((room) => room >= 0);
    return IN_REACH * Math.max(0, ...who(g).map((x) => nearness(g, x, rooms)));
  };
}

/**
 * None of a set is left: a side is worn down, pieces are on the way out by what the actions wait for that remove them.
 */
function removed({ c, def, depth }: Place, node: Raw, set: unknown): NumFn {
  const side = sideOfSet(set);
  if (side !== null) {
    const index = c.names.side(side);
    return (g) => worn(g, index);
  }
  const gone = c.truth(node);
  const kinds = depth > DEEPEST || !isRaw(set) || set.x !== 'pieces' ? [] : listOf(set.kinds).map(String);
  const needs = needsTowards(def, kinds).map((need) => progressAt({ c, def, depth: depth + 1 }, need));
  return (g) => (gone(g) ? 1 : ALMOST_GONE * (sum(needs.map((need) => need(g))) / Math.max(1, needs.length)));
}

function progressAt(place: Place, condition: unknown): NumFn {
  const node: Raw = isRaw(condition) ? condition : {};
  const parts = (): readonly NumFn[] =>
    listOf(node.of).map((of) => progressAt({ ...place, depth: place.depth + 1 }, of));
  switch (node.x) {
    case 'all': {
      const all = parts();
      return (g) => sum(all.map((part) => part(g))) / Math.max(1, all.length);
    }
    case 'any': {
      const any = parts();
      return (g) => Math.max(0, ...any.map((part) => part(g)));
    }
    case 'is':
      return counted(place, node);
    case 'at':
      return arrived(place, node);
    case 'holds':
      return held(place, node);
    case 'not':
      if (isRaw(node.of) && node.of.x === 'exists') return removed(place, node, node.of.of);
      break;
    default:
  }
  const truth = place.c.truth(condition);
  return (g) => (truth(g) ? 1 : 0);
}

/** How far along a goal is, from 0 to 1: it falls out of the shape of the condition. Players see it in the tome. */
export const progress = (goal: unknown, c: Exprs, def: HauntDef): NumFn => progressAt({ c, def, depth: 0 }, goal);
