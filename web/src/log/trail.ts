import type { SeenEventOf } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { isEvent, thisTurn } from './seen.ts';

/** The last walk of the turn: who, and through which rooms. */
export interface LastWalk {
  readonly who: string;
  readonly rooms: readonly string[];
}

/** The walk after one more step; a step of somebody else, or from somewhere else, begins a new one. */
function onward(walk: LastWalk | null, { type, who, from, to }: SeenEventOf<'move' | 'placed'>): LastWalk {
  if (type === 'placed' || from === '') return { who, rooms: [to] };
  if (walk !== null && walk.who === who && walk.rooms.at(-1) === from) return { who, rooms: [...walk.rooms, to] };
  return { who, rooms: [from, to] };
}

export function trailOf(entries: readonly LogEntry[]): LastWalk | null {
  const steps = thisTurn(entries).flatMap((entry) =>
    isEvent(entry) && (entry.event.type === 'move' || entry.event.type === 'placed') ? [entry.event] : [],
  );
  const walk = steps.reduce<LastWalk | null>(onward, null);
  return walk !== null && walk.rooms.length > 1 ? walk : null;
}
