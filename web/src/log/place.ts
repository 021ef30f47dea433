import type { Position, SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { isEvent } from './seen.ts';

/** Where things happen: the room that an event leads to or is about, else the one where whoever it concerns stands. */
export function placeOfEvent(event: SeenEvent, { rooms, explorers, tokens }: Position): string | null {
  const to = 'to' in event ? event.to : '';
  const room = 'room' in event ? event.room : '';
  const named = rooms.find(({ id }) => id === to) ?? rooms.find(({ id }) => id === room);
  if (named !== undefined) return named.id;
  const those = ['who' in event ? event.who : '', 'on' in event ? event.on : '', 'by' in event ? event.by : ''];
  for (const one of those) {
    const found = explorers.find(({ id }) => id === one) ?? tokens.find(({ id }) => id === one);
    if (found?.room !== undefined && found.room !== '') return found.room;
  }
  return null;
}

/** The place of the last of some events that has one. */
export function lastPlace(events: readonly SeenEvent[], position: Position): string | null {
  for (const event of events.toReversed()) {
    const found = placeOfEvent(event, position);
    if (found !== null) return found;
  }
  return null;
}

/** So many entries are looked through at most. */
const RECENT = 20;

export const placeNow = (entries: readonly LogEntry[], position: Position): string | null =>
  lastPlace(
    entries.slice(-RECENT).flatMap((entry) => (isEvent(entry) ? [entry.event] : [])),
    position,
  );

/** A floor and why it is to be shown; of one that was chosen by hand, what was to be shown then. What happens next is another reason. */
export interface Reason {
  readonly floor: string;
  readonly why: string;
}

/** A floor chosen by hand stays until there is another reason, and for a while against that, unless one is asked oneself. */
export const turnedTo = (turned: Reason, reason: Reason, free: boolean): Reason =>
  turned.why === reason.why || !free ? turned : reason;
