export { type LaidTile, layTile, lettersAfter, type Spot, spotBeyond } from './laid.ts';
export {
  type Box,
  cornerOf,
  isWhole,
  type Layout,
  laidCells,
  layoutOf,
} from './layout.ts';
export { TILE } from './measures.ts';
export { type Cell, type Edge, type FloorPlan, Plan, type RoomDefs } from './plan.ts';
export {
  DX,
  DY,
  EAST,
  NORTH,
  opposite,
  placeBeyond,
  QUARTERS,
  type Quarter,
  quarter,
  quarterOf,
  SIDES,
  type Side,
  SOUTH,
  sidesOf,
  WEST,
} from './sides.ts';
export { type Standing, standingIn } from './standing.ts';
