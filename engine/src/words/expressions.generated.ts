// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.
import type { AnyEx } from '../define/expression.ts';
import { activeWord } from './characters/active.ts';
import { actorWord } from './characters/actor.ts';
import { boundToWord } from './characters/bound-to.ts';
import { charactersInWord } from './characters/characters-in.ts';
import { deadOnesWord } from './characters/dead-ones.ts';
import { everyoneWord } from './characters/everyone.ts';
import { explorersWord } from './characters/explorers.ts';
import { foeWord } from './characters/foe.ts';
import { heroesWord } from './characters/heroes.ts';
import { holderOfWord } from './characters/holder-of.ts';
import { inTurnOrderWord } from './characters/in-turn-order.ts';
import { inZoneWord } from './characters/in-zone.ts';
import { instigatorWord } from './characters/instigator.ts';
import { leftOfWord } from './characters/left-of.ts';
import { monstersWord } from './characters/monsters.ts';
import { movableWord } from './characters/movable.ts';
import { nearestToWord } from './characters/nearest-to.ts';
import { opponentsOfWord } from './characters/opponents-of.ts';
import { ownerWord } from './characters/owner.ts';
import { playedByWord } from './characters/played-by.ts';
import { revealerWord } from './characters/revealer.ts';
import { revealerThenLeftWord } from './characters/revealer-then-left.ts';
import { rightOfWord } from './characters/right-of.ts';
import { seemingHeroesWord } from './characters/seeming-heroes.ts';
import { selfWord } from './characters/self.ts';
import { sideWord } from './characters/side.ts';
import { subjectWord } from './characters/subject.ts';
import { traitorWord } from './characters/traitor.ts';
import { turnOrderWord } from './characters/turn-order.ts';
import { unrevealedWord } from './characters/unrevealed.ts';
import { winnerWord } from './characters/winner.ts';
import { withWord } from './characters/with.ts';
import { withHobbyWord } from './characters/with-hobby.ts';
import { withMeWord } from './characters/with-me.ts';
import { withPronounWord } from './characters/with-pronoun.ts';
import { ageOfWord } from './numbers/age-of.ts';
import { attacksMadeWord } from './numbers/attacks-made.ts';
import { byPlayersWord } from './numbers/by-players.ts';
import { chartWord } from './numbers/chart.ts';
import { chooseNumberWord } from './numbers/choose.ts';
import { clampWord } from './numbers/clamp.ts';
import { countWord } from './numbers/count.ts';
import { daysToBirthdayWord } from './numbers/days-to-birthday.ts';
import { distanceWord } from './numbers/distance.ts';
import { drawnWord } from './numbers/drawn.ts';
import { evWord } from './numbers/ev.ts';
import { halfWord } from './numbers/half.ts';
import { heroesAtStartWord } from './numbers/heroes-at-start.ts';
import { minusWord } from './numbers/minus.ts';
import { numberOnWord } from './numbers/number-on.ts';
import { playersWord } from './numbers/players.ts';
import { plusWord } from './numbers/plus.ts';
import { resultNumberWord } from './numbers/result-number.ts';
import { roundNumberWord } from './numbers/round.ts';
import { rowWord } from './numbers/row.ts';
import { scenarioHauntWord } from './numbers/scenario-haunt.ts';
import { stepsWord } from './numbers/steps.ts';
import { sumWord } from './numbers/sum.ts';
import { timesWord } from './numbers/times.ts';
import { traitOfWord } from './numbers/trait-of.ts';
import { varWord } from './numbers/var.ts';
import { awayWord } from './rooms/away.ts';
import { besideLostWord } from './rooms/beside-lost.ts';
import { beyondWord } from './rooms/beyond.ts';
import { drawnInWord } from './rooms/drawn-in.ts';
import { emptyWord } from './rooms/empty.ts';
import { explorableWord } from './rooms/explorable.ts';
import { groupWord } from './rooms/group.ts';
import { hereWord } from './rooms/here.ts';
import { inSightOfWord } from './rooms/in-sight-of.ts';
import { joinedWord } from './rooms/joined.ts';
import { joinedLostWord } from './rooms/joined-lost.ts';
import { lostWord } from './rooms/lost.ts';
import { lowerFloorsWord } from './rooms/lower-floors.ts';
import { namedWord } from './rooms/named.ts';
import { nearestRoomsWord } from './rooms/nearest-rooms.ts';
import { onFloorWord } from './rooms/on-floor.ts';
import { otherEndWord } from './rooms/other-end.ts';
import { placeRoomsWord } from './rooms/place.ts';
import { reachWord } from './rooms/reach.ts';
import { revealRoomWord } from './rooms/reveal-room.ts';
import { roomOfWord } from './rooms/room-of.ts';
import { sameFloorWord } from './rooms/same-floor.ts';
import { standingWord } from './rooms/standing.ts';
import { symbolWord } from './rooms/symbol.ts';
import { tagWord } from './rooms/tag.ts';
import { theRoomWord } from './rooms/the-room.ts';
import { thisRoomWord } from './rooms/this-room.ts';
import { touchingWord } from './rooms/touching.ts';
import { withOpenDoorWord } from './rooms/with-open-door.ts';
import { withWindowWord } from './rooms/with-window.ts';
import { bothWord } from './sets/both.ts';
import { eitherWord } from './sets/either.ts';
import { exceptWord } from './sets/except.ts';
import { fewestWord } from './sets/fewest.ts';
import { firstWord } from './sets/first.ts';
import { mostWord } from './sets/most.ts';
import { resultWord } from './sets/result.ts';
import { theItWord } from './sets/the-it.ts';
import { theThingWord } from './sets/the-thing.ts';
import { whereWord } from './sets/where.ts';
import { boundPiecesWord } from './things/bound-pieces.ts';
import { cardsWord } from './things/cards.ts';
import { faceDownWord } from './things/face-down.ts';
import { foughtWithWord } from './things/fought-with.ts';
import { fromDeckWord } from './things/from-deck.ts';
import { heldByWord } from './things/held-by.ts';
import { inStackWord } from './things/in-stack.ts';
import { lastDrawnWord } from './things/last-drawn.ts';
import { lyingInWord } from './things/lying-in.ts';
import { permitsWord } from './things/permits.ts';
import { piecesWord } from './things/pieces.ts';
import { taggedWord } from './things/tagged.ts';
import { thisCardWord } from './things/this-card.ts';
import { tokensOfWord } from './things/tokens-of.ts';
import { topOfWord } from './things/top-of.ts';
import { untouchedWord } from './things/untouched.ts';
import { allTraitsWord } from './traits/all-traits.ts';
import { theseTraitsWord } from './traits/these-traits.ts';
import { traitsOfWord } from './traits/traits-of.ts';
import { allWord } from './truths/all.ts';
import { anyWord } from './truths/any.ts';
import { atWord } from './truths/at.ts';
import { canComeWord } from './truths/can-come.ts';
import { causedByWord } from './truths/caused-by.ts';
import { discoveredWord } from './truths/discovered.ts';
import { duringWord } from './truths/during.ts';
import { existsWord } from './truths/exists.ts';
import { hasWord } from './truths/has.ts';
import { hasNumberWord } from './truths/has-number.ts';
import { hasTraitWord } from './truths/has-trait.ts';
import { hauntOnWord } from './truths/haunt-on.ts';
import { holdsWord } from './truths/holds.ts';
import { inHouseWord } from './truths/in-house.ts';
import { isWord } from './truths/is.ts';
import { isDeadWord } from './truths/is-dead.ts';
import { isInWord } from './truths/is-in.ts';
import { isStunnedWord } from './truths/is-stunned.ts';
import { isVillainWord } from './truths/is-villain.ts';
import { kindIsWord } from './truths/kind-is.ts';
import { mayAttackWord } from './truths/may-attack.ts';
import { mayRevealWord } from './truths/may-reveal.ts';
import { mayTradeWord } from './truths/may-trade.ts';
import { movedWord } from './truths/moved.ts';
import { movementOverWord } from './truths/movement-over.ts';
import { notWord } from './truths/not.ts';
import { opensDoorsWord } from './truths/opens-doors.ts';
import { ownTurnWord } from './truths/own-turn.ts';
import { readingWord } from './truths/reading.ts';
import { rollIsWord } from './truths/roll-is.ts';
import { seesWord } from './truths/sees.ts';
import { sourceWord } from './truths/source.ts';

const WORDS: readonly AnyEx[] = [
  activeWord,
  actorWord,
  boundToWord,
  charactersInWord,
  deadOnesWord,
  everyoneWord,
  explorersWord,
  foeWord,
  heroesWord,
  holderOfWord,
  inTurnOrderWord,
  inZoneWord,
  instigatorWord,
  leftOfWord,
  monstersWord,
  movableWord,
  nearestToWord,
  opponentsOfWord,
  ownerWord,
  playedByWord,
  revealerThenLeftWord,
  revealerWord,
  rightOfWord,
  seemingHeroesWord,
  selfWord,
  sideWord,
  subjectWord,
  traitorWord,
  turnOrderWord,
  unrevealedWord,
  winnerWord,
  withHobbyWord,
  withMeWord,
  withPronounWord,
  withWord,
  ageOfWord,
  attacksMadeWord,
  byPlayersWord,
  chartWord,
  chooseNumberWord,
  clampWord,
  countWord,
  daysToBirthdayWord,
  distanceWord,
  drawnWord,
  evWord,
  halfWord,
  heroesAtStartWord,
  minusWord,
  numberOnWord,
  playersWord,
  plusWord,
  resultNumberWord,
  roundNumberWord,
  rowWord,
  scenarioHauntWord,
  stepsWord,
  sumWord,
  timesWord,
  traitOfWord,
  varWord,
  awayWord,
  besideLostWord,
  beyondWord,
  drawnInWord,
  emptyWord,
  explorableWord,
  groupWord,
  hereWord,
  inSightOfWord,
  joinedLostWord,
  joinedWord,
  lostWord,
  lowerFloorsWord,
  namedWord,
  nearestRoomsWord,
  onFloorWord,
  otherEndWord,
  placeRoomsWord,
  reachWord,
  revealRoomWord,
  roomOfWord,
  sameFloorWord,
  standingWord,
  symbolWord,
  tagWord,
  theRoomWord,
  thisRoomWord,
  touchingWord,
  withOpenDoorWord,
  withWindowWord,
  bothWord,
  eitherWord,
  exceptWord,
  fewestWord,
  firstWord,
  mostWord,
  resultWord,
  theItWord,
  theThingWord,
  whereWord,
  boundPiecesWord,
  cardsWord,
  faceDownWord,
  foughtWithWord,
  fromDeckWord,
  heldByWord,
  inStackWord,
  lastDrawnWord,
  lyingInWord,
  permitsWord,
  piecesWord,
  taggedWord,
  thisCardWord,
  tokensOfWord,
  topOfWord,
  untouchedWord,
  allTraitsWord,
  theseTraitsWord,
  traitsOfWord,
  allWord,
  anyWord,
  atWord,
  canComeWord,
  causedByWord,
  discoveredWord,
  duringWord,
  existsWord,
  hasNumberWord,
  hasTraitWord,
  hasWord,
  hauntOnWord,
  holdsWord,
  inHouseWord,
  isDeadWord,
  isInWord,
  isStunnedWord,
  isVillainWord,
  isWord,
  kindIsWord,
  mayAttackWord,
  mayRevealWord,
  mayTradeWord,
  movedWord,
  movementOverWord,
  notWord,
  opensDoorsWord,
  ownTurnWord,
  readingWord,
  rollIsWord,
  seesWord,
  sourceWord,
];

/** Every one of them by its name. */
export const EXPRESSIONS: ReadonlyMap<string, AnyEx> = new Map(WORDS.map((word) => [word.x, word]));
