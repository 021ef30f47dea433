import type { RoomDef } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { isEvent } from './seen.ts';

/** Whether somebody has had what a room gives each explorer once in the game: it gives them nothing more. */
export function hasHadGift({ id, rules = {} }: RoomDef, who: string, entries: readonly LogEntry[]): boolean {
  const once = Object.values(rules).some(({ limit }) => limit === 'game');
  return (
    once &&
    entries.filter(isEvent).some(({ event }) => event.type === 'trait' && event.who === who && event.about === id)
  );
}
