/**
 * The inner door: what the planner may use of the engine's inside to look at positions, beyond the contract. Nothing
 * here changes a state. Whoever else needs it should ask the contract for it instead; dependency-cruiser holds this.
 */
export { bringsOf, isBySide, isLocalWord, isOfTheMoment } from './compile/planning.ts';
export type { Choice } from './core/choice.ts';
export type { G, HauntCode, HauntCompiler, NumFn, RuleCode, SetFn, TruthFn } from './core/context.ts';
export type { FightOdds } from './core/odds.ts';
export { inScope } from './core/scope.ts';
export { cardCode, floorOf, placeOf, roomCode, tokenCode } from './core/tables.ts';
export { parseRange, type Range } from './define/rows.ts';
export { contextOf } from './game/engine.ts';
export { isOpenDoor, roomsOnFloor } from './house/geometry.ts';
export type { Brings, Topic } from './language/brings.ts';
export {
  cardsHeldBy,
  explorersOf,
  hostile,
  isCharacter,
  isDead,
  isExplorer,
  isShown,
  isStunnedNow,
  isToken,
  monsterOf,
  monstersInPlay,
  roomOf,
  seatOf,
  sideOf,
  sidesOfSeat,
  stepOf,
  traitOf,
} from './machine/characters.ts';
export { fold, forbidden } from './machine/fold.ts';
export { thingId } from './machine/log.ts';
export { optionsOf } from './machine/machine.ts';
export { mayCarry } from './play/belongings.ts';
export { distances } from './play/distance.ts';
export { allows, tilesLeft } from './play/tile-stack.ts';
export { isExposed, vulnerable } from './play/weapons.ts';
export { BOX, DISCARD, holder, inRoom, isHeld, STACK } from './state/state.ts';
export { chanceOfDeed } from './view/stakes.ts';
