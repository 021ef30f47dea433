import type { EventType, SeenEvent, SeenEventOf } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { ruleOfAttack } from './foe.ts';
import { isEvent, isOfFight, whomConcerns } from './seen.ts';

/** Fights that the viewer's own explorers are in: they stay to be read until one of those does something else. */

export interface Throw {
  readonly n: number;
  readonly faces: readonly number[];
  readonly total: number;
}

export interface Duel {
  /** The number of the entry with which it began. */
  readonly n: number;
  readonly by: string;
  readonly on: string;
  readonly trait: string;
  readonly weapon: string;
  /** The rule that attacks, where nobody does and the reader's page tells it. */
  readonly rule: string | null;
  /** The part of the haunt that makes the attack, somebody's deed or that rule; null for the attack of a turn. */
  readonly behind: string | null;
  readonly attack: Throw | null;
  readonly defence: Throw | null;
  /** Null while dice are still to be thrown; nobody on a tie. */
  readonly result: { readonly winner: string; readonly margin: number } | null;
  /** What came of it, as far as it has. */
  readonly after: readonly SeenEvent[];
  /** Something else has begun since: nothing more will come of it. */
  readonly over: boolean;
}

/** What somebody does of their own accord: a fight that was won or lost before it has been read. */
const DEEDS: ReadonlySet<EventType> = new Set(['move', 'discover', 'offer', 'turn-over']);
/** What a fight brings. */
const BRINGS: ReadonlySet<EventType> = new Set([
  'altered',
  'damage',
  'stunned',
  'died',
  'card',
  'piece',
  'marked',
  'joined',
  'held',
  'placed',
  'sent',
]);
/** Where something else begins. */
const BREAKS: ReadonlySet<EventType> = new Set([
  'turn',
  'turn-over',
  'monster-turn',
  'round',
  'move',
  'discover',
  'draw',
  'offer',
  'attack',
]);

const throwOf = (n: number, { faces, total }: SeenEventOf<'roll'>): Throw => ({ n, faces, total });

const newDuel = (n: number, { by, on, trait, weapon }: SeenEventOf<'attack'>): Duel => ({
  n,
  by,
  on,
  trait,
  weapon,
  rule: null,
  behind: null,
  attack: null,
  defence: null,
  result: null,
  after: [],
  over: false,
});

/** The fight with one more thing that happened. */
function goneOn(duel: Duel, n: number, event: SeenEvent): Duel {
  if (duel.over) return duel;
  if (duel.result !== null) {
    if (BREAKS.has(event.type)) return { ...duel, over: true };
    return BRINGS.has(event.type) ? { ...duel, after: [...duel.after, event] } : duel;
  }
  if (event.type === 'fought') return { ...duel, result: { winner: event.winner, margin: event.margin } };
  if (event.type !== 'roll') return event.type === 'turn' ? { ...duel, over: true } : duel;
  if (event.tags.includes('attack')) {
    const rule = duel.by === '' ? ruleOfAttack(event) : null;
    return { ...duel, attack: throwOf(n, event), rule, behind: event.behind ?? null };
  }
  return event.tags.includes('defence') ? { ...duel, defence: throwOf(n, event) } : duel;
}

/** Entries from one's own turn before this one on: no fight that is still to be read is older. */
function lately(entries: readonly LogEntry[], mine: ReadonlySet<string>): readonly LogEntry[] {
  const isOwnTurn = (entry: LogEntry): boolean =>
    isEvent(entry) && entry.event.type === 'turn' && mine.has(entry.event.who);
  const last = entries.findLastIndex(isOwnTurn);
  return entries.slice(Math.max(0, entries.slice(0, Math.max(0, last)).findLastIndex(isOwnTurn)));
}

/** Whether what follows does not come of the last fight: something else has begun, or is rolled for. */
export const endsFight = (event: SeenEvent): boolean =>
  BREAKS.has(event.type) || (event.type === 'roll' && !isOfFight(event));

/** Fights to be shown now: the viewer's own until they have been read, else the one that others are in, as long as nothing else has begun. */
export function duelsNow(
  entries: readonly LogEntry[],
  mine: ReadonlySet<string>,
  everybody: ReadonlySet<string>,
): readonly Duel[] {
  const own = duelsOf(entries, mine);
  if (own.length > 0) return own;
  return duelsOf(entries, everybody)
    .filter(({ over }) => !over)
    .slice(-1);
}

/** The last fight, whoever was in it; null where there was none. */
export function lastFight(entries: readonly LogEntry[]): Duel | null {
  const begun = entries.findLast((entry) => isEvent(entry) && entry.event.type === 'attack');
  if (begun === undefined || !isEvent(begun) || begun.event.type !== 'attack') return null;
  const since = entries.filter(isEvent).filter(({ n }) => n > begun.n);
  return since.reduce((duel, { n, event }) => goneOn(duel, n, event), newDuel(begun.n, begun.event));
}

/** Oldest first. */
export function duelsOf(entries: readonly LogEntry[], mine: ReadonlySet<string>): readonly Duel[] {
  let duels: readonly Duel[] = [];
  for (const entry of lately(entries, mine)) {
    if (!isEvent(entry)) continue;
    const { n, event } = entry;
    const last = duels.at(-1);
    if (last !== undefined) duels = [...duels.slice(0, -1), goneOn(last, n, event)];
    const inFight = last !== undefined && last.result === null && !last.over;
    if (event.type === 'attack') {
      const own = mine.has(event.by);
      if (own) duels = [];
      if (own || mine.has(event.on)) duels = [...duels, newDuel(n, event)];
    } else if (!inFight && DEEDS.has(event.type) && mine.has(whomConcerns(event) ?? '')) duels = [];
  }
  return duels;
}
