import {
  BOX,
  cardCode,
  DISCARD,
  holder,
  isCharacter,
  isDead,
  isHeld,
  isToken,
  mayCarry,
  placeOf,
  roomCode,
  roomOf,
  STACK,
  sideOf,
} from '@hollow/engine/inner';
import { attackOdds } from './combat.ts';
import { drawsUntil, turnsToDiscover } from './discovery.ts';
import { type Evaluation, NEVER, NO_WAY_KNOWN } from './evaluation.ts';
import { asIfIn, cardsLeft, isFixed } from './tables.ts';
import { turnsToReach } from './travel.ts';

/** What it costs to pick something up, of a turn. */
const PICKING_UP = 0.3;
/** What the way to whoever is to have a thing counts, of its turns, and what it takes to hand it over. */
const CARRYING = 0.5;
const HANDING_OVER = 1;
/** Draws past which a card is not looked for any longer. */
const MOST_DRAWS = 8;
/** Nobody is held to succeed with a theft more seldom than this. */
const LEAST_THEFT = 0.08;

/** Turns until the character has the card from its stack. */
function turnsToDraw(now: Evaluation, who: number, card: number): number {
  const { g } = now;
  const { deck } = cardCode(g, card);
  const first = turnsToDiscover(now, who, (tile) => roomCode(g, tile).deck === deck);
  return Math.min(NEVER, first + Math.min(MOST_DRAWS, drawsUntil(cardsLeft(g, deck), 1) / 2));
}

/** Turns until the character has the thing: it lies somewhere, somebody has it, or it is still in its stack. */
export function turnsToGet(now: Evaluation, who: number, thing: number): number {
  const { g } = now;
  const place = placeOf(g, thing);
  if (place >= STACK && place < BOX && !isToken(g, thing)) return turnsToDraw(now, who, thing);
  if (place >= DISCARD || (isToken(g, thing) && isFixed(g, thing))) return NEVER;
  if (!isHeld(place)) return mayCarry(g, who, thing) ? turnsToReach(now, who, [place]) + PICKING_UP : NEVER;
  const keeper = holder(place);
  if (keeper === who) return 0;
  const way = turnsToReach(now, who, [roomOf(g, thing)]);
  const yields = !isCharacter(g, keeper) || isDead(g, keeper) || sideOf(g, keeper) === sideOf(g, who);
  if (yields || !isCharacter(g, who)) return way + 1;
  return Math.min(NEVER, way + 1 / Math.max(LEAST_THEFT, attackOdds(g, who, keeper).byTwo));
}

/** Turns until one of the keepers has the thing: taken, or taken there. */
export function turnsToBring(now: Evaluation, me: number, keepers: readonly number[], thing: number): number {
  if (keepers.includes(me)) return turnsToGet(now, me, thing);
  const rooms = keepers.map((x) => roomOf(now.g, x));
  const carried = turnsToGet(now, me, thing) + turnsToReach(now, me, rooms) * CARRYING + HANDING_OVER;
  return Math.min(carried, ...keepers.map((x) => turnsToGet(now, x, thing)));
}

/** Turns until something is where a way ends: who can walk goes there, a thing is taken by whoever has it, or fetched first. */
export function turnsToTake(now: Evaluation, me: number, thing: number, way: (who: number) => number): number {
  const { g } = now;
  if (isCharacter(g, thing)) return way(thing);
  const place = placeOf(g, thing);
  const keeper = isHeld(place) ? holder(place) : -1;
  const isFriend = keeper >= 0 && isCharacter(g, keeper) && !isDead(g, keeper) && sideOf(g, keeper) === sideOf(g, me);
  if (keeper === me || isFriend) return way(keeper);
  const got = turnsToGet(now, me, thing);
  if (got >= NEVER) return NEVER;
  const from = roomOf(g, thing);
  return Math.min(NEVER, got + (from < 0 ? NO_WAY_KNOWN : asIfIn(g, me, from, () => way(me))));
}

/** The thing is somewhere in the game, and the character does not have it. */
export function isToBeHad({ g }: Evaluation, me: number, thing: number): boolean {
  const place = placeOf(g, thing);
  return place < DISCARD && !(isHeld(place) && holder(place) === me);
}
