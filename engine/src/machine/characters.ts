import type { ExplorerCode, G, MonsterCode } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { cell, defOf, flagsOf, hauntCode, partAt, placeOf, roomCode, rowOf } from '../core/tables.ts';
import { isSplit, nextTo, opposite } from '../house/geometry.ts';
import {
  DEAD,
  DISCARD,
  DOORWAY,
  FIRST_STATUS,
  HELD,
  holder,
  inRoom,
  isHeld,
  STUNNED,
  type State,
} from '../state/state.ts';

/** Explorers stand in the table of things right after the cards. */
export const isExplorer = (g: G, thing: number): boolean => {
  const first = g.p.cards.length;
  return thing >= first && thing < first + g.s.controller.length;
};
export const isCard = (g: G, thing: number): boolean => thing >= 0 && thing < g.p.cards.length;
export const isToken = (g: G, thing: number): boolean => thing >= g.p.cards.length + g.s.controller.length;
const seatIndex = (g: G, who: number): number => who - g.p.cards.length;

export const isDead = (g: G, thing: number): boolean => (flagsOf(g, thing) & DEAD) !== 0;
export const isStunnedNow = (g: G, thing: number): boolean => (flagsOf(g, thing) & STUNNED) !== 0;
/** A condition that the haunt declares. */
export const hasStatus = (g: G, thing: number, status: number): boolean =>
  (flagsOf(g, thing) & (1 << (FIRST_STATUS + status))) !== 0;

/** The statistics of a monster, or null for whatever is none. */
export const monsterOf = (g: G, thing: number): MonsterCode | null =>
  isToken(g, thing) ? (g.p.tokens[defOf(g, thing)]?.monster ?? null) : null;
export const isMonster = (g: G, thing: number): boolean => monsterOf(g, thing) !== null;
export const isCharacter = (g: G, thing: number): boolean =>
  isExplorer(g, thing) || (isMonster(g, thing) && g.law['glossary.character']());

const isMonsterInPlay = (g: G, token: number): boolean =>
  placeOf(g, token) < DISCARD && isMonster(g, token) && !isDead(g, token);

/** Monsters on the board, in the order in which they came. */
export function monstersInPlay(g: G): number[] {
  const found: number[] = [];
  for (let t = g.p.cards.length + g.s.controller.length; t < g.s.things.def.length; t++)
    if (isMonsterInPlay(g, t)) found.push(t);
  return found;
}

/** Those of the living explorers in the house and of the monsters on the board who pass the test. */
export function inPlayWho(g: G, test: (who: number) => boolean): number[] {
  const first = g.p.cards.length;
  const firstToken = first + g.s.controller.length;
  const found: number[] = [];
  for (let who = first; who < firstToken; who++) if (isInHouse(g, who) && test(who)) found.push(who);
  for (let t = firstToken; t < g.s.things.def.length; t++) if (isMonsterInPlay(g, t) && test(t)) found.push(t);
  return found;
}

const NOBODY: readonly number[] = [];

/** Others of the living explorers in the house and of the monsters on the board who are together with the character and pass the test. */
export function othersBeside(g: G, who: number, test: (other: number) => boolean): readonly number[] {
  const room = roomOf(g, who);
  if (room < 0) return NOBODY;
  const first = g.p.cards.length;
  const firstToken = first + g.s.controller.length;
  // Whoever stands in a doorway may meet those of the room behind it; all others who meet are in one room, or on one tile.
  const meetsAll = inDoorway(g, who);
  const { tile } = roomCode(g, room);
  let found: number[] | null = null;
  for (let x = first; x < g.s.things.def.length; x++) {
    const at = roomOf(g, x);
    if (x === who || at < 0 || (at !== room && !meetsAll && roomCode(g, at).tile !== tile)) continue;
    const isInPlay = x < firstToken ? !isDead(g, x) : isMonsterInPlay(g, x);
    if (!isInPlay || !areTogether(g, who, x) || !test(x)) continue;
    if (found === null) found = [x];
    else found.push(x);
  }
  return found ?? NOBODY;
}

/** Who decides for the character: its seat; for monsters the traitor's, and without a traitor the revealer's. */
export function seatOf(g: G, who: number): number {
  if (isExplorer(g, who)) return g.s.control[who] ?? cell(g.s.controller, seatIndex(g, who));
  if (!isToken(g, who)) return -1;
  const own = g.s.control[who];
  if (own !== undefined) return own;
  const keeper = g.s.traitor >= 0 ? g.s.traitor : g.s.revealer;
  return keeper < 0 ? -1 : cell(g.s.controller, seatIndex(g, keeper));
}

/** The side a character fights for; -1 for nobody's. */
export function sideOf(g: G, who: number): number {
  if (isExplorer(g, who)) return cell(g.s.sides, seatIndex(g, who));
  const monster = monsterOf(g, who);
  return monster === null || monster.side === null || g.s.haunt < 0 ? -1 : hauntCode(g).sides.indexOf(monster.side);
}

/** The sides of a seat in the haunt. With two explorers it may be on two; a watcher is on none. */
export const sidesOfSeat = ({ controller, sides }: State, viewer: number | 'public' | 'all'): ReadonlySet<number> =>
  new Set(sides.filter((side, k) => side >= 0 && controller[k] === viewer));

/** Whether everybody knows which side the character is on. */
export const isShown = (g: G, who: number): boolean => !isExplorer(g, who) || g.s.shown[seatIndex(g, who)] === 1;
export const setSide = (g: G, who: number, side: number, shown: boolean): void => {
  g.s.sides[seatIndex(g, who)] = side;
  g.s.shown[seatIndex(g, who)] = shown ? 1 : 0;
};

/** The two may fight: they are on different sides, or the haunt sets everybody against everybody. */
export function hostile(g: G, a: number, b: number): boolean {
  if (g.s.haunt < 0 || a === b) return false;
  const { kind, freeFight } = hauntCode(g);
  const mine = sideOf(g, a);
  const theirs = sideOf(g, b);
  if (mine < 0 || theirs < 0) return false;
  if (freeFight && (kind !== 'free-for-all' || g.law['reveal.each-alone']())) return true;
  if (kind === 'hidden' && g.law['hidden.attack-anyone']()) return true;
  return g.law['attack.opponent'](mine, theirs);
}

/** A condition that the haunt declares hides where the character is. */
export const isUnseen = (g: G, who: number): boolean =>
  g.s.haunt >= 0 && who >= 0 && (flagsOf(g, who) & hauntCode(g).hiding) !== 0;
/** Who decides for somebody unseen, or is on its side, knows where it is. */
export const knowsPlaceOf = (g: G, viewer: number | 'public' | 'all', who: number): boolean =>
  seatOf(g, who) === viewer || sidesOfSeat(g.s, viewer).has(sideOf(g, who));
/** `who` is on another side than somebody unseen, and must not notice where it is. */
export const unseenBy = (g: G, other: number, who: number): boolean =>
  isUnseen(g, other) && sideOf(g, other) !== sideOf(g, who);

/** A condition keeps the character out of everybody's way. */
const isUnobtrusive = (g: G, who: number): boolean => (flagsOf(g, who) & hauntCode(g).unobtrusive) !== 0;

/** Whether it is in anybody's way; of a monster, as its haunt says. */
function slows(g: G, who: number): boolean {
  const said = monsterOf(g, who)?.slows ?? true;
  return typeof said === 'boolean' ? said : inScope(g, who, HELD + who, -1, said);
}

/** A known opponent in the way, who costs a space more on leaving the room. */
export function hinders(g: G, mover: number, other: number): boolean {
  if (isDead(g, other) || isUnseen(g, mover) || isUnseen(g, other)) return false;
  if (isExplorer(g, other) && isHeld(placeOf(g, other))) return false;
  if (!hostile(g, mover, other)) return g.law['obstruct.both-ways']();
  if (!g.law['obstruct.opponents']()) return false;
  if (isStunnedNow(g, other) && !g.law['obstruct.stunned']()) return false;
  if (!slows(g, other) || !slows(g, mover) || isUnobtrusive(g, other)) return false;
  const { kind } = hauntCode(g);
  if (kind === 'free-for-all' || kind === 'none') return isMonster(g, other) || isMonster(g, mover);
  // Whoever hides their side is taken for a hero.
  const seems = (x: number): number => (isShown(g, x) ? sideOf(g, x) : 0);
  return seems(mover) !== seems(other);
}

/** Nobody knows on which side the explorer is, in a haunt that lets the traitor say so at will. */
export function hidesRole(g: G, who: number): boolean {
  if (g.s.haunt < 0 || isShown(g, who)) return false;
  const { kind, hidden } = hauntCode(g).def;
  return kind === 'hidden' && hidden?.mayReveal !== false;
}

/** An explorer whom a condition of the haunt has turned into a monster. */
export const isTransformed = (g: G, who: number): boolean =>
  g.s.haunt >= 0 && isExplorer(g, who) && (flagsOf(g, who) & hauntCode(g).transforming) !== 0;

/** The traitor, once known, and monsters pass what is harmful in rooms. */
export const isVillainNow = (g: G, who: number): boolean =>
  isMonster(g, who) || (g.s.haunt >= 0 && sideOf(g, who) === 1 && isShown(g, who));
export const sheetOf = (g: G, who: number): ExplorerCode => rowOf(g.p.explorers, defOf(g, who));

export function explorersOf(g: G): number[] {
  const first = g.p.cards.length;
  const found: number[] = [];
  for (let k = 0; k < g.s.controller.length; k++) found.push(first + k);
  return found;
}

/** Whether any explorer passes the test. */
export function someExplorer(g: G, test: (who: number) => boolean): boolean {
  const first = g.p.cards.length;
  for (let who = first; who < first + g.s.controller.length; who++) if (test(who)) return true;
  return false;
}

/** How many explorers have died. */
export function deadExplorers(g: G): number {
  const first = g.p.cards.length;
  let n = 0;
  for (let who = first; who < first + g.s.controller.length; who++) if (isDead(g, who)) n++;
  return n;
}

/** An explorer who is alive and in the house. */
const isInHouse = (g: G, who: number): boolean => roomOf(g, who) >= 0 && !isDead(g, who);

/** Living explorers in the house. */
export function everyExplorer(g: G): number[] {
  const first = g.p.cards.length;
  const found: number[] = [];
  for (let who = first; who < first + g.s.controller.length; who++) if (isInHouse(g, who)) found.push(who);
  return found;
}

/** The room of a held thing is the room of its holder. */
export function roomOf(g: G, thing: number): number {
  let place = placeOf(g, thing);
  while (isHeld(place)) place = placeOf(g, holder(place));
  return inRoom(place) ? place : -1;
}

/** Things at a place, from one of them on. Looking along the column by `indexOf` is several times faster than going through it. */
export function thingsAt(g: G, place: number, first = 0): readonly number[] {
  const places = g.s.things.place;
  let t = places.indexOf(place, first);
  if (t < 0) return NOTHING;
  const found = [t];
  for (t = places.indexOf(place, t + 1); t >= 0; t = places.indexOf(place, t + 1)) found.push(t);
  return found;
}

const NOTHING: readonly number[] = [];

/** Cards and pieces of the haunt that the character has: cards come first in the table. */
export function belongings(g: G, who: number): readonly number[] {
  const held = thingsAt(g, HELD + who);
  // Hardly ever is one explorer in the hands of another.
  return held.some((t) => isExplorer(g, t)) ? held.filter((t) => !isExplorer(g, t)) : held;
}
export const cardsHeldBy = (g: G, who: number): number[] => thingsAt(g, HELD + who).filter((t) => isCard(g, t));

/** The side of a barrier where the thing is, or the doorway; what is held is where its holder stands. */
export function partOf(g: G, thing: number): number {
  let at = thing;
  for (let place = placeOf(g, at); isHeld(place); place = placeOf(g, at)) at = holder(place);
  return partAt(g, at);
}

/** Stands in a doorway: neither room is its room. */
export const inDoorway = (g: G, thing: number): boolean => partOf(g, thing) >= DOORWAY;

/** Two that are in one and the same doorway, seen from whichever room. */
function sameDoorway(g: G, a: number, b: number): boolean {
  const [room, other, side, facing] = [roomOf(g, a), roomOf(g, b), partOf(g, a), partOf(g, b)];
  if (room === other) return side === facing;
  return side >= DOORWAY && nextTo(g, room, side - DOORWAY) === other && facing === DOORWAY + opposite(side - DOORWAY);
}

/** Same room and, behind a barrier, the same side of it. */
export function areTogether(g: G, a: number, b: number): boolean {
  const room = roomOf(g, a);
  const other = roomOf(g, b);
  if (room < 0 || other < 0) return false;
  if (inDoorway(g, a) || inDoorway(g, b)) return sameDoorway(g, a, b);
  if (room !== other)
    return roomCode(g, room).tile === roomCode(g, other).tile && g.law['room.start-tile.three-rooms']();
  if (!isSplit(g, room) || partOf(g, a) === partOf(g, b)) return true;
  return g.law['barrier.no-interaction']();
}

/** In one room, but on two sides of its barrier. */
export const areParted = (g: G, a: number, b: number): boolean =>
  roomOf(g, a) >= 0 &&
  roomOf(g, a) === roomOf(g, b) &&
  isSplit(g, roomOf(g, a)) &&
  !inDoorway(g, a) &&
  !inDoorway(g, b) &&
  !areTogether(g, a, b);

const stepIndex = (g: G, who: number, trait: number): number => seatIndex(g, who) * g.p.traits.length + trait;
export const stepOf = (g: G, who: number, trait: number): number => cell(g.s.steps, stepIndex(g, who, trait));
export const setStep = (g: G, who: number, trait: number, step: number): void => {
  g.s.steps[stepIndex(g, who, trait)] = step;
};

/** By how much effects have raised the trait of a monster. Most games raise none, and then no name has to be made up to look. */
function raisedBy(g: G, who: number, trait: number): number {
  const { raised } = g.s;
  for (const _ in raised) return raised[`${who}.${trait}`] ?? 0;
  return 0;
}

/** The number under the clip. On the skull it is 0, or 1 where the books let a trait rest there before the haunt. */
export function traitOf(g: G, who: number, trait: number): number {
  const monster = monsterOf(g, who);
  if (monster !== null) {
    const stat = monster.stats[trait] ?? null;
    return Math.max(0, (stat === null ? 0 : inScope(g, who, HELD + who, -1, stat)) + raisedBy(g, who, trait));
  }
  const step = stepOf(g, who, trait);
  if (step < 0) return g.law['traits.on-the-skull']();
  return g.law['traits.known-rows'](rowOf(sheetOf(g, who).tracks, trait), step);
}

/** From the left of `from` once round the table, `from` last. */
export function roundFrom(g: G, from: number): number[] {
  const order = tableOrder(g);
  const at = order.indexOf(from);
  return order.map((_, i) => cell(order, (at + 1 + i) % order.length));
}

/** Explorers in order of the seats; with two to a seat, round the table twice. */
export const tableOrder = (g: G): readonly number[] => g.s.order;

/** A monster may lack a trait: then it can neither attack nor be attacked with it. */
export const bearsTrait = (g: G, who: number, trait: number): boolean => {
  const monster = monsterOf(g, who);
  return monster === null || monster.stats[trait] !== null;
};

/** Pieces of the haunt that the character carries. */
export function carriedBy(g: G, who: number): readonly number[] {
  return thingsAt(g, HELD + who, g.p.cards.length + g.s.controller.length);
}
