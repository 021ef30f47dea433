export {
  type Cell,
  DX,
  DY,
  type Edge,
  type FloorPlan,
  opposite,
  Plan,
  type RoomDefs,
  SIDES,
  type SideLetter,
  sidesOf,
} from './plan.ts';
