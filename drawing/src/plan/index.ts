export { type LaidTile, layTile, spotBeyond, type TileSpot, turnLetters } from './laid.ts';
export {
  type Box,
  cornerOf,
  isWhole,
  type Layout,
  laidCells,
  layFloors,
} from './layout.ts';
export { TILE } from './measures.ts';
export { type Edge, type FloorPlan, HousePlan, type PlanCell, type RoomDefs, stairsOf } from './plan.ts';
export {
  EAST,
  NORTH,
  oppositeSide,
  placeBeyond,
  QUARTERS,
  type Quarter,
  quarterOf,
  SIDE_LETTERS,
  SOUTH,
  STEP_EAST,
  STEP_SOUTH,
  toQuarter,
  turnSides,
  WEST,
} from './sides.ts';
export { type Standing, standingIn } from './standing.ts';
