import type { EventFields, EventType, SeenEventOf } from '@hollow/engine';

/** An event with the fields that a test is about; the others are not there. */
export const event = <T extends EventType>(type: T, fields: Partial<EventFields[T]> = {}): SeenEventOf<T> =>
  ({ type, reveals: false, ...fields }) as SeenEventOf<T>;
