import { explorersOf, type G, isDead, isExplorer, type NumFn, stepOf } from '@hollow/engine/inner';
import { type Cause, causesFor, guardsOf } from '../haunt/causes.ts';
import {
  type HauntNode,
  isHauntNode,
  isTransient,
  kindsIn,
  listIn,
  namesInField,
  statusesIn,
} from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';

/** What does not hold is never quite there, however near it is. */
const ALMOST = 0.95;
/** What counts of a thing as long as only what it waits for is so; and so deep that is followed. */
const AWAITED = 0.6;
const DEEPEST = 2;
/** A clip that stands so high is in no danger, and what the lowest one counts beside all together. */
const SAFE = 4;
const LOWEST = 0.5;
/** Beyond so many of a kind one more is no longer told. */
const SOME = 4;

const within = (share: number): number => Math.max(0, Math.min(1, share));
const mean = (parts: readonly NumFn[]): NumFn => {
  const many = Math.max(1, parts.length);
  return (g) => parts.reduce((sum, part) => sum + part(g), 0) / many;
};
const most = (parts: readonly NumFn[]): NumFn => {
  return (g) => parts.reduce((best, part) => Math.max(best, part(g)), 0);
};

/** How near to death an explorer is, from 0 to 1. */
function wornOf(g: G, who: number): number {
  if (isDead(g, who)) return 1;
  let lowest = SAFE;
  let sum = 0;
  for (let trait = 0; trait < g.p.traits.length; trait++) {
    const step = Math.min(SAFE, stepOf(g, who, trait) + 1);
    lowest = Math.min(lowest, step);
    sum += step;
  }
  const all = sum / (SAFE * Math.max(1, g.p.traits.length));
  return ALMOST * (1 - (LOWEST * lowest) / SAFE - (1 - LOWEST) * all);
}

/** Two numbers that should be so: as far along as the share that is there, or that may be left. */
function counted({ words }: Estimator, node: HauntNode): NumFn {
  const [a, b] = [words.num(node.a), words.num(node.b)];
  const fewer = node.cmp === '<' || node.cmp === '≤';
  return (g) => {
    const [is, should] = [a(g), b(g)];
    if (fewer || (node.cmp === '=' && is > should))
      return is <= 0 ? ALMOST : within((1 + Math.max(0, should)) / (1 + is));
    return should <= 0 ? 0 : within(is / should);
  };
}

/** None of them is left: the fewer there are, and those who can be hurt the nearer to death they are. */
function removed({ words }: Estimator, set: unknown): NumFn {
  const of = words.set(set);
  return (g) => {
    const left = of(g);
    let alive = 0;
    for (const x of left) alive += isExplorer(g, x) ? 1 - wornOf(g, x) : 1;
    const all = left.some((x) => isExplorer(g, x)) ? explorersOf(g).length : Math.max(SOME, left.length);
    return within(1 - alive / Math.max(1, all));
  };
}

/** Somebody is dead. */
function dead({ words }: Estimator, node: HauntNode): NumFn {
  const who = words.set(node.who);
  return (g) => Math.max(0, ...who(g).map((x) => (isExplorer(g, x) ? wornOf(g, x) : 0)));
}

/** Conditions of a cause that can be told beforehand, the way to it with the fewest. */
function awaitedBy(est: Estimator, cause: Cause, topic: Parameters<typeof causesFor>[1]): readonly unknown[] {
  const needs = cause.action ? (est.def.actions?.[cause.id]?.needs ?? []) : [cause.rule?.when];
  return [...needs, ...guardsOf(cause, topic)].filter((raw) => raw !== undefined && !isTransient(raw));
}

/** What does not hold is as far along as what the best of its causes waits for. */
function throughCauses(est: Estimator, condition: unknown, depth: number): NumFn {
  if (depth >= DEEPEST) return () => 0;
  const kinds = kindsIn(condition);
  const aims = [
    { topic: 'var', names: namesInField(condition, 'var', 'name') },
    { topic: 'made', names: kinds },
    { topic: 'given', names: kinds },
    { topic: 'set', names: statusesIn(condition) },
  ] as const;
  const ways = aims.flatMap((aim) =>
    causesFor(est.causes, aim).flatMap((cause) => {
      const needs = awaitedBy(est, cause, aim);
      return needs.length === 0 ? [] : [mean(needs.map((need) => gradeAt(est, need, depth + 1)))];
    }),
  );
  const best = most(ways);
  return ways.length === 0 ? () => 0 : (g) => AWAITED * best(g);
}

/** How far along something is that does not hold, by the shape of the condition. */
function unmet(est: Estimator, node: HauntNode, depth: number): NumFn {
  const parts = (): NumFn[] => listIn(node, 'of').map((of) => gradeAt(est, of, depth));
  const through = throughCauses(est, node, depth);
  if (node.x === 'all') return mean(parts());
  if (node.x === 'any') return most(parts());
  if (node.x === 'is') return most([counted(est, node), through]);
  if (node.x === 'isDead') return dead(est, node);
  if (node.x === 'not' && isHauntNode(node.of) && node.of.x === 'exists') return removed(est, node.of.of);
  return through;
}

function gradeAt(est: Estimator, condition: unknown, depth: number): NumFn {
  const truth = est.words.truth(condition);
  const otherwise = unmet(est, isHauntNode(condition) ? condition : {}, depth);
  return (g) => (truth(g) ? 1 : ALMOST * otherwise(g));
}

/**
 * How far along a goal is, from 0 to 1, without looking for ways: what is counted, who is worn down, and what the causes
 * wait for that would bring about the rest.
 */
export const gradeOf = (est: Estimator, goal: unknown): NumFn => gradeAt(est, goal, 0);
