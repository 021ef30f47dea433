import type { AppliedRule, Bans, G, HookRules, RuleCode } from '../core/context.ts';
import { inScope, isAmong } from '../core/scope.ts';
import { bookOf, cell, placeOf, rowOf } from '../core/tables.ts';
import { isSplit } from '../house/geometry.ts';
import type { Hook, Query } from '../language/hooks.ts';
import { LAYERS } from '../language/types.ts';
import { DISCARD, FIRST_STATUS, HELD, holder, inRoom, isHeld } from '../state/state.ts';
import { inDoorway, isDead, partOf, roomOf } from './characters.ts';
import { nextThrough } from './sieve.ts';

/** The room of a carrier: itself, or where the card or token is. */
export function carrierRoom(g: G, owner: number): number {
  if (owner < 0) return -1;
  return inRoom(owner) ? owner : roomOf(g, holder(owner));
}

/** Who holds the card behind the place code, or -1. */
export function carrierHolder(g: G, owner: number): number {
  if (owner < HELD) return -1;
  const place = placeOf(g, holder(owner));
  return isHeld(place) ? holder(place) : -1;
}

function concerns(g: G, rule: RuleCode, owner: number, who: number): boolean {
  switch (rule.scope) {
    case 'all':
      return true;
    case 'holder':
      return who >= 0 && carrierHolder(g, owner) === who;
    case 'bearer':
      return who >= 0 && owner === HELD + who;
    case 'here': {
      const room = carrierRoom(g, owner);
      const at = who < 0 ? -1 : roomOf(g, who);
      // Whoever is in no room is beside nothing, and not where a token that leads nowhere leads.
      if (at < 0 || room < 0) return false;
      // A token that leads to another room can be reached from both.
      if (owner >= HELD && at === g.s.things.bound[holder(owner)]) return true;
      if (at !== room || (inDoorway(g, who) && owner !== HELD + who)) return false;
      if (owner < HELD || !isSplit(g, room)) return true;
      return partOf(g, holder(owner)) === partOf(g, who);
    }
    case 'set':
      return rule.whom !== null && isAmong(g, who, owner, -1, rule.whom, who);
  }
}

/** Whether the rule, carried by `owner`, concerns `who` and what it asks for is the case. */
const applies = (g: G, rule: RuleCode, owner: number, who: number, ev: number): boolean =>
  concerns(g, rule, owner, who) && (rule.when === null || inScope(g, who, owner, ev, rule.when));

/** Tokens or bearers of the condition for which the rule applies to `who`, as place codes; with `first`, the first one only. */
function carriersOf(g: G, rule: RuleCode, who: number, ev: number, first: boolean): readonly number[] {
  if (rule.carrier === 'status' && rule.scope === 'bearer')
    return applies(g, rule, HELD + who, who, ev) ? [HELD + who] : NOBODY;
  let found: number[] | null = null;
  for (let t = nextCarrier(g, rule, 0); t >= 0; t = nextCarrier(g, rule, t + 1)) {
    if (!applies(g, rule, HELD + t, who, ev)) continue;
    if (found === null) found = [HELD + t];
    else found.push(HELD + t);
    if (first) break;
  }
  return found ?? NOBODY;
}

/** The first thing from there on that carries the rule: a token on the board, or whoever bears the condition; -1 for none. */
function nextCarrier(g: G, rule: RuleCode, from: number): number {
  const { def, flags, place } = g.s.things;
  if (rule.carrier === 'status') {
    const bit = 1 << (FIRST_STATUS + rule.of);
    for (let t = from; t < flags.length; t++) if ((cell(flags, t) & bit) !== 0) return t;
    return -1;
  }
  const firstToken = g.p.cards.length + g.s.controller.length;
  let t = def.indexOf(rule.of, Math.max(from, firstToken));
  while (t >= 0 && cell(place, t) >= DISCARD) t = def.indexOf(rule.of, t + 1);
  return t;
}

const NOBODY: readonly number[] = [];

/** Whether any token at all is in this room or leads to it: most of the time none is, and its kind need not be looked for. */
function hasTokenNear(g: G, room: number): boolean {
  const { bound, place } = g.s.things;
  for (let t = g.p.cards.length + g.s.controller.length; t < place.length; t++)
    if (cell(place, t) < DISCARD && (bound[t] === room || roomOf(g, t) === room)) return true;
  return false;
}

/** Rules at a hook that concern `who`, in the order of the books: tier, then turn order of the owner, then the file. */
export function rulesAt(g: G, hook: Hook, who: number, ev: number): readonly AppliedRule[] {
  const here = bookOf(g).hooks.get(hook);
  return here === undefined ? NONE : collect(g, here, who, ev);
}

const NONE: readonly AppliedRule[] = [];

/** The dead have only the rules that say so. */
const reaches = (rule: RuleCode, dead: boolean): boolean => !dead || rule.evenDead;

function collect(g: G, { rules, sieve, single }: HookRules, who: number, ev: number): readonly AppliedRule[] {
  let found: AppliedRule[] | null = null;
  const dead = who >= 0 && isDead(g, who);
  const room = who < 0 ? -1 : roomOf(g, who);
  let tokenNear: boolean | null = null;
  for (let i = nextThrough(g, sieve, 0, who, room); i >= 0; i = nextThrough(g, sieve, i + 1, who, room)) {
    const rule = rowOf(rules, i);
    if (!reaches(rule, dead)) continue;
    const only = rowOf(single, i);
    if (only === null) {
      if (rule.carrier === 'token' && rule.scope === 'here') {
        tokenNear ??= hasTokenNear(g, room);
        if (!tokenNear) continue;
      }
      for (const owner of carriersOf(g, rule, who, ev, false)) {
        if (found === null) found = [{ rule, owner }];
        else found.push({ rule, owner });
      }
    } else if (applies(g, rule, only.owner, who, ev)) {
      if (found === null) found = [only];
      else found.push(only);
    }
  }
  return found ?? NONE;
}

/** Whether the rule at this place, which the sieve has let pass, is in force for `who`, whoever carries it. */
function isInForce(g: G, { rules, single }: HookRules, i: number, who: number): boolean {
  const rule = rowOf(rules, i);
  if (!reaches(rule, who >= 0 && isDead(g, who))) return false;
  const only = rowOf(single, i);
  return only === null ? carriersOf(g, rule, who, -1, true).length > 0 : applies(g, rule, only.owner, who, -1);
}

/** Whether any rule at all hangs on the hook. */
export const hasRuleAt = (g: G, hook: Hook): boolean => bookOf(g).hooks.has(hook);

/** A rule is applied: whoever watches is told what it carries out. */
export const noteRule = (g: G, rule: RuleCode): void => {
  if (g.trace === null) return;
  for (const clause of rule.cites) g.trace(clause);
  if (rule.haunt < 0) return;
  g.trace('haunt.special-rules');
  if (rule.whom !== null) g.trace('monster.box-scope');
};

/** Folds a query over the rules in force, layer by layer. */
export function fold(g: G, query: Query, who: number, start: number, ev = -1): number {
  const applied = rulesAt(g, query, who, ev);
  if (applied.length === 0) return start;
  let value = start;
  for (const layer of LAYERS) {
    for (const { rule, owner } of applied) {
      if (rule.layer !== layer || rule.value === null) continue;
      const by = inScope(g, who, owner, ev, rule.value);
      noteRule(g, rule);
      if (layer === 'set') value = by;
      else if (layer === 'add') value += by;
      else if (layer === 'times') value *= by;
      else if (layer === 'cap') value = Math.min(value, by);
      else value = Math.max(value, by);
    }
  }
  return value;
}

/** The rule that forbids the verb (or the offer at `path`) to `who`, or null; `about` is the room entered or the target, `theIt` of the rule. */
export function forbidden(g: G, verb: string, who: number, path = '', about = -1): RuleCode | null {
  const { bans } = bookOf(g);
  const named = naming(bans, verb, path);
  if (named.rules.length === 0) return null;
  const kept = g.it;
  g.it = about;
  const found = banOf(g, named, named === bans.all, verb, path, who);
  g.it = kept;
  return found;
}

const names = (rule: RuleCode, verb: string, path: string): boolean =>
  rule.verbs.includes('*') || rule.verbs.includes(verb) || rule.verbs.includes(path);

const excepts = ({ except }: RuleCode, verb: string, path: string): boolean =>
  except.length > 0 && (except.includes(verb) || except.includes(path));

/** `unsorted`: not all of these bans name the verb or the path. */
function banOf(g: G, bans: HookRules, unsorted: boolean, verb: string, path: string, who: number): RuleCode | null {
  const { rules, sieve } = bans;
  const room = who < 0 ? -1 : roomOf(g, who);
  for (let i = nextThrough(g, sieve, 0, who, room); i >= 0; i = nextThrough(g, sieve, i + 1, who, room)) {
    const rule = rowOf(rules, i);
    if ((unsorted && !names(rule, verb, path)) || excepts(rule, verb, path) || !isInForce(g, bans, i, who)) continue;
    noteRule(g, rule);
    return rule;
  }
  return null;
}

/** Bans that name the verb or the path, in their order. Where both are named somewhere, all of them, so that the order holds. */
function naming(bans: Bans, verb: string, path: string): HookRules {
  const byVerb = bans.nameVerbs ? bans.byWord.get(verb) : undefined;
  const byPath = path === '' ? undefined : bans.byWord.get(path);
  return byVerb !== undefined && byPath !== undefined ? bans.all : (byVerb ?? byPath ?? bans.general);
}

/**
 * Bans that name the verb, or everything, and concern `who`, each with its carrier, in their order. For whoever asks about many rooms or things at once:
 * which of these are in force for each of them, `firstInForce` tells.
 */
export function bansOn(g: G, verb: string, who: number): readonly AppliedRule[] {
  const { rules, sieve, single } = naming(bookOf(g).bans, verb, '');
  const room = who < 0 ? -1 : roomOf(g, who);
  const dead = who >= 0 && isDead(g, who);
  const found: AppliedRule[] = [];
  for (let i = nextThrough(g, sieve, 0, who, room); i >= 0; i = nextThrough(g, sieve, i + 1, who, room)) {
    const rule = rowOf(rules, i);
    if (excepts(rule, verb, '') || !reaches(rule, dead)) continue;
    const only = rowOf(single, i);
    if (only !== null) {
      if (rule.whomByIt || concerns(g, rule, only.owner, who)) found.push(only);
      continue;
    }
    for (let t = nextCarrier(g, rule, 0); t >= 0; t = nextCarrier(g, rule, t + 1))
      if (rule.whomByIt || concerns(g, rule, HELD + t, who)) found.push({ rule, owner: HELD + t });
  }
  return found;
}

/** The first of these bans that is in force where they are asked about a room or thing. */
export function firstInForce(g: G, bans: readonly AppliedRule[], who: number, about: number): RuleCode | null {
  const kept = g.it;
  g.it = about;
  const found = bans.find(
    ({ rule, owner }) =>
      (!rule.whomByIt || concerns(g, rule, owner, who)) &&
      (rule.when === null || inScope(g, who, owner, -1, rule.when)),
  );
  g.it = kept;
  if (found === undefined) return null;
  noteRule(g, found.rule);
  return found.rule;
}

/** Whether a rule that works by itself is held back for `who`: only by a `may` that names it; `byRooms`: also by one that a room carries. */
export function heldBack(g: G, path: string, who: number, byRooms = true): boolean {
  const named = bookOf(g).bans.byWord.get(path);
  if (named === undefined) return false;
  const room = who < 0 ? -1 : roomOf(g, who);
  const { rules, sieve } = named;
  for (let i = nextThrough(g, sieve, 0, who, room); i >= 0; i = nextThrough(g, sieve, i + 1, who, room)) {
    const rule = rowOf(rules, i);
    if (!rule.verbs.includes(path) || rule.except.includes(path) || !isInForce(g, named, i, who)) continue;
    if (!byRooms && rule.carrier === 'room') continue;
    noteRule(g, rule);
    return true;
  }
  return false;
}
