import type { RoomDefs } from '@hollow/drawing/plan';
import type { Decision, Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { sceneOf } from './scene.ts';

/** Floors where the open question can be answered, each with the steps to the nearest room there; null where it costs none. */
export type FloorReach = ReadonlyMap<string, number | null>;

export const NOWHERE: FloorReach = new Map();

export function floorReach(
  position: Position,
  defs: RoomDefs,
  floors: readonly string[],
  decision: Decision | null,
): FloorReach {
  const { plan, places } = sceneOf(position, defs, floors, decision);
  const found = new Map<string, number | null>();
  const add = (room: string, cost: number | null): void => {
    const floor = plan.cell(room)?.floor;
    if (floor === undefined) return;
    const known = found.get(floor);
    if (known === undefined || (known !== null && cost !== null && cost < known)) found.set(floor, cost);
  };
  for (const [room, { cost }] of places.rooms) add(room, cost);
  for (const { room, cost } of places.doors) add(room, cost);
  return found;
}

/** How far it is to a floor, in words; null where nothing can be done there. */
export function readReach(text: Text, reach: FloorReach, floor: string): string | null {
  const cost = reach.get(floor);
  if (cost === undefined) return null;
  return cost === null ? text.t('web.house.there') : text.t('web.house.steps-there', { n: cost });
}
