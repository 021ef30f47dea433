import type { PlanCell } from '@hollow/drawing/plan';
import { isHalt } from './places.ts';
import type { Scene } from './scene.ts';

/** Why a room cannot be walked to at one go, as far as the house shows it. */
export type Far =
  | { readonly why: 'no-way' }
  /** So many rooms away. */
  | { readonly why: 'steps'; readonly steps: number }
  /** A walk would end in this room, on the way. */
  | { readonly why: 'held'; readonly room: string };

/** The shortest way through open doors, the first room of it the next one. */
function wayTo({ plan }: Scene, from: PlanCell, to: string): string[] | null {
  const before = new Map<string, string | null>([[from.id, null]]);
  for (const id of before.keys()) {
    const cell = plan.cell(id);
    if (id === to || cell === undefined) continue;
    for (const next of plan.neighbours(cell)) if (!before.has(next.id)) before.set(next.id, id);
  }
  if (!before.has(to)) return null;
  const way: string[] = [];
  for (let at: string | null = to; at !== null && at !== from.id; at = before.get(at) ?? null) way.unshift(at);
  return way;
}

/** Null where the room can be walked to, or nobody is asked to walk. */
export function farOf(scene: Scene, room: string, left: number): Far | null {
  const { plan, places, here } = scene;
  const from = here === null ? undefined : plan.cell(here);
  if (from === undefined || room === here || places.rooms.has(room)) return null;
  const way = wayTo(scene, from, room);
  if (way === null) return { why: 'no-way' };
  if (way.length > left) return { why: 'steps', steps: way.length };
  // The room before the first that is out of reach, or that one itself where it is the next.
  const out = way.findIndex((id) => !places.rooms.has(id));
  const held = way[Math.max(0, out - 1)];
  return held === undefined || held === room ? null : { why: 'held', room: held };
}

/** Why an unopened door that is shown dark stays shut: `cost` is what going before it takes. */
export function shutOf(
  { places, plan, here, walker }: Scene,
  room: string,
  left: number,
): { readonly why: 'steps'; readonly cost: number } | { readonly why: 'held' } | null {
  const cost = room === here ? 0 : places.rooms.get(room)?.cost;
  if (cost == null) return null;
  if (cost + 1 > left) return { why: 'steps', cost };
  return isHalt(plan, room, walker) && room !== here ? { why: 'held' } : null;
}
