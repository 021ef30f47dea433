export { type Brought, broughtAbout } from './haunt/causes.ts';
export { type Judge, Planner } from './planner.ts';
export {
  canWalkIn,
  cardsDrawn,
  endAmong,
  endOfTurn,
  positionKey,
  sidesTaken,
  whereaboutsKey,
  whereIs,
} from './reading.ts';
