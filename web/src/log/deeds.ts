import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { isEvent } from './seen.ts';

/** A deed of the haunt as everybody has seen it: how often it was done or tried, and what was rolled for it. */
export interface DeedSeen {
  readonly n: number;
  readonly results: readonly number[];
}

/** Dice that decide nothing of the deed itself, or only together with those of somebody else. */
const FIGHT: readonly string[] = ['attack', 'defence'];
const BESIDE: readonly string[] = ['damage', 'contest', ...FIGHT];

/** Blows that nobody has come out of yet: both throws of a fight belong to what is being tried. */
const isUndecided = (event: SeenEvent): boolean =>
  event.type === 'attack' ||
  ((event.type === 'roll' || event.type === 'thrown') && event.tags.some((tag) => FIGHT.includes(tag)));

/** The deeds of a haunt, by their ids: whoever is told of them may count, and see the dice. One of which nothing has come yet is still being tried. */
export function deedsSeen(entries: readonly LogEntry[], haunt: string): ReadonlyMap<string, DeedSeen> {
  const home = `haunts/${haunt}/`;
  const seen = new Map<string, DeedSeen>();
  const events = entries.filter(isEvent);
  const last = events.findLastIndex(({ event }) => !isUndecided(event));
  for (const [i, { event }] of events.entries()) {
    if (event.type === 'offer' && event.rule.startsWith(home) && i < last) {
      const id = event.rule.slice(home.length);
      const { n = 0, results = [] } = seen.get(id) ?? {};
      seen.set(id, { n: n + 1, results });
    }
    const known = event.type === 'roll' && event.behind !== undefined ? seen.get(event.behind) : undefined;
    if (event.type === 'roll' && known !== undefined && !event.tags.some((tag) => BESIDE.includes(tag)))
      seen.set(event.behind ?? '', { ...known, results: [...known.results, event.total] });
  }
  return seen;
}
