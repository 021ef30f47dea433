import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { isEvent, thisTurn } from './seen.ts';

/** The last walk of the turn: who, and through which rooms. */
export interface Walk {
  readonly who: string;
  readonly rooms: readonly string[];
}

/** The walk after one more step; a step of somebody else, or from somewhere else, begins a new one. */
function onward(walk: Walk | null, { type, who, from, to }: SeenEvent): Walk {
  const [id, start, end] = [String(who), String(from ?? ''), String(to)];
  if (type === 'placed' || start === '') return { who: id, rooms: [end] };
  if (walk !== null && walk.who === id && walk.rooms.at(-1) === start) return { who: id, rooms: [...walk.rooms, end] };
  return { who: id, rooms: [start, end] };
}

export function trailOf(entries: readonly LogEntry[]): Walk | null {
  const steps = thisTurn(entries).flatMap((entry) =>
    isEvent(entry) && (entry.event.type === 'move' || entry.event.type === 'placed') ? [entry.event] : [],
  );
  const walk = steps.reduce<Walk | null>(onward, null);
  return walk !== null && walk.rooms.length > 1 ? walk : null;
}
