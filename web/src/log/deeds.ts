import type { LogEntry } from '@hollow/protocol';
import { isEvent } from './seen.ts';

/** How often each deed of a haunt was seen to be done or tried, by its id: whoever is told of it may count. */
export function deedsSeen(entries: readonly LogEntry[], haunt: string): ReadonlyMap<string, number> {
  const home = `haunts/${haunt}/`;
  const seen = new Map<string, number>();
  for (const entry of entries) {
    if (!isEvent(entry) || entry.event.type !== 'offer' || !entry.event.rule.startsWith(home)) continue;
    const id = entry.event.rule.slice(home.length);
    seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  return seen;
}
