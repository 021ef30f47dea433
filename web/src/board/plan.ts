import { HousePlan, type RoomDefs } from '@hollow/drawing/plan';
import type { Position } from '@hollow/engine';

const plans = new WeakMap<
  Position['rooms'],
  {
    readonly lost: Position['lost'];
    readonly defs: RoomDefs;
    readonly floors: readonly string[];
    readonly plan: HousePlan;
  }
>();

/** The plan of a position: the same one as long as no room comes or goes, so that what is made from it is made once. */
export function planFor(
  position: Pick<Position, 'rooms' | 'lost'>,
  defs: RoomDefs,
  floors: readonly string[],
): HousePlan {
  const known = plans.get(position.rooms);
  if (known !== undefined && known.lost === position.lost && known.defs === defs && known.floors === floors)
    return known.plan;
  const plan = new HousePlan(position, defs, floors);
  plans.set(position.rooms, { lost: position.lost, defs, floors, plan });
  return plan;
}
