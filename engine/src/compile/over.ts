import type { TruthFn } from '../core/context.ts';
import type { Exprs, Raw } from '../define/compiler.ts';
import { actionPage } from '../language/deed.ts';
import type { ActionDef, HauntDef } from '../language/haunt.ts';

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** All places in the haunt that write a variable of the game. */
function writesOf(value: unknown, name: string): Raw[] {
  if (!isRaw(value)) return [];
  const own = value.op === 'set' && value.name === name ? [value] : [];
  return [...own, ...Object.values(value).flatMap((part) => writesOf(part, name))];
}

/** Whether nothing in the haunt brings a variable down again. */
const neverFalls = (def: HauntDef, name: string, least: number): boolean =>
  writesOf(def, name).every(({ to, by }) =>
    to === undefined ? typeof by === 'number' && by >= 0 : typeof to === 'number' && to >= least,
  );

/** Numbers that whoever reads the page of the action may know. */
function isOpen(def: HauntDef, action: ActionDef, name: string): boolean {
  const { page = 'everyone', secret = false } = def.counters?.[name] ?? {};
  const { knownTo = 'everyone' } = def.vars?.[name] ?? {};
  return !secret && [page, knownTo].every((whose) => whose === 'everyone' || whose === actionPage(action));
}

/** Words for numbers that stay the same through the game. */
const CONSTANT = ['players', 'byPlayers'];

/** When a need can never be met again: what it counts has gone past it, and nothing brings that back. Null where that cannot be told. */
function passed(need: unknown, action: ActionDef, def: HauntDef, e: Exprs): TruthFn | null {
  if (!isRaw(need) || need.x !== 'is' || !isRaw(need.a) || need.a.x !== 'var' || need.a.of !== undefined) return null;
  const [{ cmp, a, b }, name] = [need, String(need.a.name)];
  const isConstant = typeof b === 'number' || (isRaw(b) && CONSTANT.includes(String(b.x)));
  if (!isConstant || !['=', '≤', '<'].includes(String(cmp))) return null;
  // Past it is what no written number falls short of; where the limit is none, only what is counted upwards.
  const first = typeof b === 'number' ? b + (cmp === '<' ? 0 : 1) : Number.POSITIVE_INFINITY;
  if (!isOpen(def, action, name) || !neverFalls(def, name, first)) return null;
  const [value, limit] = [e.num(a), e.num(b)];
  return (g) => (cmp === '<' ? value(g) >= limit(g) : value(g) > limit(g));
}

/** Whether two parts of a definition are the same. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** When what an action gets for its side is in the hands of one of them: done as long as that holds. Null where the need says nothing of the kind. */
function inHand(need: unknown, action: ActionDef, e: Exprs): TruthFn | null {
  if (!isRaw(need) || need.x !== 'not' || !isRaw(need.of) || need.of.x !== 'holds') return null;
  return isSame(need.of.who, action.who) ? e.truth(need.of) : null;
}

/** When an action is over and done with: it falls out of the shape of its needs. Players see it in the tome. */
export function overBy(action: ActionDef, def: HauntDef, e: Exprs): TruthFn {
  const ends = (action.needs ?? []).flatMap((need) => passed(need, action, def, e) ?? inHand(need, action, e) ?? []);
  return (g) => ends.some((end) => end(g));
}
