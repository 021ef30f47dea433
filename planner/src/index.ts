export type { OpenAim } from './aims/aims.ts';
export { type Brought, broughtAbout } from './haunt/causes.ts';
export type { GoalNeeds } from './plan/haunt-plan.ts';
export { type Judge, Planner } from './planner.ts';
export {
  areFriends,
  asIfTraitor,
  canWalkIn,
  cardsDrawn,
  endAmong,
  endOfTurn,
  explorersPlayedBy,
  fareKey,
  isMaskedSeat,
  isTraitorIn,
  maskedExplorers,
  openChoicesIn,
  othersHandled,
  positionKey,
  robsFriends,
  seatsBeside,
  sideOfCharacter,
  sidesTaken,
  whereaboutsKey,
  whereIs,
} from './reading.ts';
export type { Grade } from './worth/glance.ts';
export { OUTLOOK, type Outlook } from './worth/outlook.ts';
