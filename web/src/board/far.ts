import type { Decision } from '@hollow/engine';

/** Why a room cannot be walked to at one go, as the engine tells it. */
export type Far =
  | { readonly why: 'no-way' }
  /** So many spaces away. */
  | { readonly why: 'steps'; readonly steps: number }
  /** A walk would end in this room, on the way. */
  | { readonly why: 'held'; readonly room: string };

/** Null where the room can be walked to, or nobody is asked to walk. */
export function farOf({ reach }: Decision, room: string): Far | null {
  const beyond = reach?.beyond.find((each) => each.room === room);
  if (beyond === undefined) return null;
  if (beyond.steps < 0) return { why: 'no-way' };
  return beyond.behind === undefined ? { why: 'steps', steps: beyond.steps } : { why: 'held', room: beyond.behind };
}

/** Why an unopened door of a room within reach stays shut; null where the way there does not tell. `cost`: what going before it takes. */
export function shutOf(
  { reach }: Decision,
  room: string,
  left: number,
): { readonly why: 'steps'; readonly cost: number } | { readonly why: 'held' } | null {
  const stop = reach?.rooms.find((each) => each.room === room);
  if (stop === undefined) return null;
  if (stop.ends === true) return { why: 'held' };
  return stop.cost >= left ? { why: 'steps', cost: stop.cost } : null;
}
