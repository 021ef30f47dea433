import { LAYERS } from '../language/types.ts';
import { DISCARD, FIRST_STATUS, HELD, holder, inRoom, isHeld } from '../state/state.ts';
import { explorersOf, inDoorway, isDead, partOf, roomOf } from './characters.ts';
import type { G, RuleCode } from './context.ts';
import { inScope } from './scope.ts';

export { inScope } from './scope.ts';

/** Calls `found` with the place code of every carrier of the rule that is in play. */
function carriers(g: G, rule: RuleCode, found: (owner: number) => void): void {
  const { s } = g;
  switch (rule.carrier) {
    case 'edition':
    case 'haunt':
      found(-1);
      return;
    case 'status': {
      const bit = 1 << (FIRST_STATUS + rule.of);
      s.things.flags.forEach((flags, thing) => {
        if ((flags & bit) !== 0) found(HELD + thing);
      });
      return;
    }
    case 'room':
      if (s.rooms.floor[rule.of] >= 0) found(rule.of);
      return;
    case 'card': {
      const place = s.things.place[rule.of];
      if (place < DISCARD) found(HELD + rule.of);
      return;
    }
    case 'token': {
      const { def, place } = s.things;
      for (let i = g.p.cards.length + s.controller.length; i < def.length; i++) {
        if (def[i] === rule.of && place[i] < DISCARD) found(HELD + i);
      }
      return;
    }
  }
}

/** The room of a carrier: itself, or where the card or token is. */
export function carrierRoom(g: G, owner: number): number {
  if (owner < 0) return -1;
  return inRoom(owner) ? owner : roomOf(g, holder(owner));
}

/** Who holds the card behind the place code, or -1. */
export function carrierHolder(g: G, owner: number): number {
  if (owner < HELD) return -1;
  const place = g.s.things.place[holder(owner)];
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
      if (who < 0 || room < 0) return false;
      // A token that leads to another room can be reached from both.
      if (owner >= HELD && roomOf(g, who) === g.s.things.bound[holder(owner)]) return true;
      if (roomOf(g, who) !== room || (inDoorway(g, who) && owner !== HELD + who)) return false;
      if (owner < HELD || g.p.rooms[room].partOf === null) return true;
      return partOf(g, holder(owner)) === partOf(g, who);
    }
    case 'set':
      return rule.whom !== null && inScope(g, who, owner, -1, () => rule.whom?.(g).includes(who) ?? false);
  }
}

/** A rule and the carrier it is applied for. */
export interface Applied {
  readonly rule: RuleCode;
  readonly owner: number;
}

/** Rules at a hook that concern `who`, in the order of the books: tier, then turn order of the owner, then the file. */
export function rulesAt(g: G, hook: string, who: number, ev: number): Applied[] {
  const found: Applied[] = [];
  collect(g, g.p.byHook.get(hook), who, ev, found);
  if (g.s.haunt >= 0) collect(g, g.p.ofHaunt[g.s.haunt].get(hook), who, ev, found);
  return found;
}

function collect(g: G, rules: readonly RuleCode[] | undefined, who: number, ev: number, found: Applied[]): void {
  if (rules === undefined) return;
  const dead = who >= 0 && isDead(g, who);
  for (const rule of rules) {
    if (dead && !rule.evenDead) continue;
    if (g.off !== null && rule.cites.some((clause) => g.off?.has(clause))) continue;
    carriers(g, rule, (owner) => {
      if (!concerns(g, rule, owner, who)) return;
      if (rule.when !== null && !inScope(g, who, owner, ev, () => rule.when?.(g) ?? true)) return;
      found.push({ rule, owner });
    });
  }
}

/** Whether any rule at all hangs on the hook. */
export const hooked = (g: G, hook: string): boolean =>
  g.p.byHook.has(hook) || (g.s.haunt >= 0 && g.p.ofHaunt[g.s.haunt].has(hook));

const note = (g: G, rule: RuleCode): void => {
  if (g.trace !== null) for (const clause of rule.cites) g.trace(clause);
};

/** Folds a query over the rules in force, layer by layer. */
export function fold(g: G, query: string, who: number, start: number, ev = -1): number {
  if (!hooked(g, query)) return start;
  let value = start;
  const applied = rulesAt(g, query, who, ev);
  for (const layer of LAYERS) {
    for (const { rule, owner } of applied) {
      if (rule.layer !== layer || rule.value === null) continue;
      const by = inScope(g, who, owner, ev, () => rule.value?.(g) ?? 0);
      note(g, rule);
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
  if (!hooked(g, 'may')) return null;
  const kept = g.it;
  g.it = about;
  const found = ban(g, verb, who, path);
  g.it = kept;
  return found;
}

function ban(g: G, verb: string, who: number, path: string): RuleCode | null {
  for (const { rule } of rulesAt(g, 'may', who, -1)) {
    const named = rule.verbs.includes('*') || rule.verbs.includes(verb) || rule.verbs.includes(path);
    if (named && !rule.except.includes(verb) && !rule.except.includes(path)) {
      note(g, rule);
      return rule;
    }
  }
  return null;
}

/** Whether a rule that works by itself is held back for `who`: only by a `may` that names it. */
export function heldBack(g: G, path: string, who: number): boolean {
  if (!hooked(g, 'may')) return false;
  const ban = rulesAt(g, 'may', who, -1).find(({ rule }) => rule.verbs.includes(path));
  if (ban !== undefined) note(g, ban.rule);
  return ban !== undefined;
}

export const noteRule = note;
/** Living explorers in the house. */
export const everyExplorer = (g: G): number[] => explorersOf(g).filter((who) => roomOf(g, who) >= 0 && !isDead(g, who));
