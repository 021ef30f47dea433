export { type Brought, broughtAbout } from './haunt/causes.ts';
export { type Judge, Planner } from './planner.ts';
export {
  canWalkIn,
  cardsDrawn,
  endAmong,
  endOfTurn,
  positionKey,
  robsFriends,
  sidesTaken,
  whereaboutsKey,
  whereIs,
} from './reading.ts';
