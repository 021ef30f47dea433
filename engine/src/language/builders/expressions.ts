import type { Doors, Ex, Num, Rooms, Things, TraitRef, Truth, Who } from '../types.ts';
import { ex } from './make.ts';

// ── characters ──────────────────────────────────────────────────────────────────────────────────────────────
/** Who acts or is affected; inside `each` over characters, the one whose turn in the row it is. */
export const self = ex<Who>('self');
/** Who began the effect: the drawer of an event in which everybody rolls. */
export const actor = ex<Who>('actor');
/** Who began the effect in which this roll is made. */
export const instigator = ex<Who>('instigator');
/** The character the event happens to. */
export const subject = ex<Who>('subject');
/** Who holds the card that carries the rule. */
export const owner = ex<Who>('owner');
export const active = ex<Who>('active');
export const revealer = ex<Who>('revealer');
export const explorers = ex<Who>('explorers');
/** Explorers in the order of their turns, the first player first. */
export const turnOrder = ex<Who>('turnOrder');
export const heroes = ex<Who>('heroes');
export const traitor = ex<Who>('traitor');
export const monsters = ex<Who>('monsters');
export const leftOf = (who: Who): Who => ex('leftOf', { who });
export const rightOf = (who: Who): Who => ex('rightOf', { who });
/** Everybody from the left of `who` round the table, filtered; for cards that are passed on. */
export const inTurnOrder = (from: Who): Who => ex('inTurnOrder', { from });
export const charactersIn = (rooms: Rooms): Who => ex('charactersIn', { rooms });
/** Characters in the same room and, behind a barrier, on the same side of it. */
export const withMe = (who: Who): Who => ex('withMe', { who });
export const holderOf = (things: Things | Who): Who => ex('holderOf', { things });
export const playedBy = (id: string): Who => ex('playedBy', { id });
export const most = <S extends Ex<'who'> | Ex<'rooms'> | Ex<'things'>>(who: S, by: Num): S => ex('most', { who, by });
export const fewest = <S extends Ex<'who'> | Ex<'rooms'> | Ex<'things'>>(who: S, by: Num): S =>
  ex('fewest', { who, by });
/** Of several, the revealer if among them, else the one nearest on the revealer's left. */
export const revealerThenLeft = (who: Who): Who => ex('revealerThenLeft', { who });
export const nearestTo = (rooms: Rooms, who: Who): Who => ex('nearestTo', { rooms, who });
export const $who = (name: string): Who => ex('$', { name });

// ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────
export const v = (name: string): Ex<'num'> => ex('var', { name });
export const $num = (name: string): Ex<'num'> => ex('$num', { name });
export const level = (
  who: Who,
  trait: TraitRef,
  which: 'now' | 'start' | 'lowest' | 'step' | 'startStep' = 'now',
): Ex<'num'> => ex('traitOf', { who, trait, which });
export const ageOf = (who: Who): Ex<'num'> => ex('ageOf', { who });
/** Days from the date of the game to the next birthday; today counts as none. */
export const daysToBirthday = (who: Who): Ex<'num'> => ex('daysToBirthday', { who });
export const count = (of: Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'>): Ex<'num'> => ex('count', { of });
export const plus = (...of: Num[]): Ex<'num'> => ex('plus', { of });
export const minus = (a: Num, b: Num): Ex<'num'> => ex('minus', { a, b });
export const times = (...of: Num[]): Ex<'num'> => ex('times', { of });
export const clamp = (of: Num, min: Num, max: Num): Ex<'num'> => ex('clamp', { of, min, max });
export const either01 = (test: Truth, yes: Num, no: Num): Ex<'num'> => ex('choose', { test, yes, no });
/** Cards drawn from a deck so far, by everybody; `turn` counts this turn only. */
export const drawn = (deck: string, since: 'game' | 'turn' = 'game'): Ex<'num'> => ex('drawn', { deck, since });
/** Fields of the event that a rule answers to. */
export const amount = ex<Ex<'num'>>('ev', { field: 'n' });
export const total = ex<Ex<'num'>>('ev', { field: 'total' });
export const poolSize = ex<Ex<'num'>>('ev', { field: 'pool' });
export const margin = ex<Ex<'num'>>('ev', { field: 'n' });
export const players = ex<Ex<'num'>>('players');
/** Haunt number of the chart for the omen and the room. */
export const chart = (things: Things, rooms: Rooms): Ex<'num'> => ex('chart', { things, rooms });

// ── truths ──────────────────────────────────────────────────────────────────────────────────────────────────
export type Comparison = '=' | '≠' | '<' | '≤' | '>' | '≥';
export const is = (a: Num, cmp: Comparison, b: Num): Truth => ex('is', { a, cmp, b });
export const all = (...of: Truth[]): Truth => ex('all', { of });
export const any = (...of: Truth[]): Truth => ex('any', { of });
export const not = (of: Truth): Truth => ex('not', { of });
export const at = (who: Who, rooms: Rooms): Truth => ex('at', { who, rooms });
export const holds = (who: Who, things: Things): Truth => ex('holds', { who, things });
export const isIn = (who: Ex<'who'> | Ex<'rooms'> | Ex<'things'>, of: Ex<'who'> | Ex<'rooms'> | Ex<'things'>): Truth =>
  ex('isIn', { who, of });
export const exists = (of: Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'> | Doors): Truth => ex('exists', { of });
export const ownTurn = (who: Who = self): Truth => ex('ownTurn', { who });
export const hauntOn = ex<Truth>('hauntOn');
/** The haunt is on and nothing has taken the attack of this turn. */
export const mayAttack = ex<Truth>('mayAttack');
/** The roll of this event carries the tag: trait, attack, defence, event, room, haunt, damage, or a trait's name. */
export const rollIs = (...tags: string[]): Truth => ex('rollIs', { tags });
export const kindIs = (...kinds: string[]): Truth => ex('kindIs', { kinds });
export const causedBy = (things: Things): Truth => ex('causedBy', { things });
/** The room was discovered by this very entry. */
/** An event of this kind is under way, however deep: `during('defeat')` holds for all that a lost fight brings. */
export const during = (event: string): Truth => ex('during', { event });
export const discovered = ex<Truth>('discovered');
export const moved = ex<Truth>('moved');
export const movementOver = ex<Truth>('movementOver');
export const inHouse = (...ids: string[]): Truth => ex('inHouse', { ids });
/** The clause of the ledger holds: false only where a proof has switched it off, to see what would happen without it. */
export const inForce = (id: string): Truth => ex('inForce', { id });
export const reading = (name: string, ...values: string[]): Truth => ex('reading', { name, values });

// ── rooms ───────────────────────────────────────────────────────────────────────────────────────────────────
export const here = ex<Rooms>('here');
/** The room that carries the rule, or in which its token lies. */
export const thisRoom = ex<Rooms>('thisRoom');
/** The room of the event. */
export const theRoom = ex<Rooms>('theRoom');
export const standing = ex<Rooms>('standing');
export const named = (...ids: string[]): Rooms => ex('named', { ids });
export const roomOf = (of: Ex<'who'> | Ex<'things'>): Rooms => ex('roomOf', { of });
export const onFloor = (...floors: string[]): Rooms => ex('onFloor', { floors });
export const sameFloor = (rooms: Rooms): Rooms => ex('sameFloor', { rooms });
export const lowerFloors = (rooms: Rooms): Rooms => ex('lowerFloors', { rooms });
export const symbol = (...symbols: string[]): Rooms => ex('symbol', { symbols });
export const tag = (...tags: string[]): Rooms => ex('tag', { tags });
/** Rooms with a window that looks outside: one that ends at a wall does not count. */
export const withWindow = ex<Rooms>('withWindow');
/** Rooms in a straight line through an unbroken row of doors. */
export const inSightOf = (from: Rooms): Rooms => ex('inSightOf', { from });
/** The room behind the door on a side of the house: 0 is north, and on clockwise; whole turns do not matter. For facing. */
export const beyond = (rooms: Rooms, side: Num): Rooms => ex('beyond', { rooms, side });
/** Joined by a door or a way; in a room with a barrier from the side where `self` stands, or from the `whole` room. */
export const joined = (rooms: Rooms, options: { whole?: boolean } = {}): Rooms => ex('joined', { rooms, ...options });
export const touching = (rooms: Rooms): Rooms => ex('touching', { rooms });
/** Rooms within n steps. `errand`: only doors and stairs, no one-way passage, no room that asks for a roll. */
export const reach = (from: Rooms, n: Num, way: 'walk' | 'errand' = 'walk'): Rooms => ex('reach', { from, n, way });
/** Steps from one room to another; a great many where there is no way. */
export const distance = (from: Rooms, to: Rooms, way: 'walk' | 'errand' = 'walk'): Ex<'num'> =>
  ex('distance', { from, to, way });
export const nearestRooms = (to: Rooms, of: Rooms): Rooms => ex('nearestRooms', { to, of });
/** The room at the other end of this pair of tokens. */
export const otherEnd = ex<Rooms>('otherEnd');
export const $room = (name: string): Rooms => ex('$', { name });
/** The room in which the last card of the deck was drawn. */
export const drawnIn = (deck: string): Rooms => ex('drawnIn', { deck });

// ── things and traits ───────────────────────────────────────────────────────────────────────────────────────
export const cards = (...ids: string[]): Things => ex('cards', { ids });
/** The card (or token) that carries this effect. */
export const thisCard = ex<Things>('thisCard');
export const tagged = (...tags: string[]): Things => ex('tagged', { tags });
export const fromDeck = (deck: string): Things => ex('fromDeck', { deck });
export const heldBy = (who: Who): Things => ex('heldBy', { who });
/** Cards of a deck that nobody has drawn. */
export const inStack = (deck: string): Things => ex('inStack', { deck });
/** Items lying in the rooms. */
export const lyingIn = (rooms: Rooms): Things => ex('lyingIn', { rooms });
export const tokensOf = (...kinds: string[]): Things => ex('tokensOf', { kinds });
export const lastDrawn = (deck: string): Things => ex('lastDrawn', { deck });
/** Cards that have not had their one action of this turn. */
export const untouched = ex<Things>('untouched');
export const permits = (what: 'trade' | 'drop' | 'steal'): Things => ex('permits', { what });
export const $thing = (name: string): Things => ex('$', { name });
export const $trait = (name: string): Ex<'trait'> => ex('$', { name });
export const traitsOf = (kind: string): Ex<'trait'> => ex('traitsOf', { kind });
export const allTraits = ex<Ex<'trait'>>('allTraits');
/** Traits of `who` for which the test on `level(who, theTrait, …)` holds. */
export const theTrait = ex<Ex<'trait'>>('theIt');

// ── sets ────────────────────────────────────────────────────────────────────────────────────────────────────
type AnySet = Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'>;
export const both = <S extends AnySet>(...of: S[]): S => ex('both', { of });
export const either = <S extends AnySet>(...of: S[]): S => ex('either', { of });
export const except = <S extends AnySet>(of: S, without: S): S => ex('except', { of, without });
export const where = <S extends AnySet>(of: S, test: Truth): S => ex('where', { of, test });
/** The element under test in `where`, `most` and `fewest`. */
export const it = ex<Who>('theIt');
export const itRoom = ex<Rooms>('theIt');
export const itThing = ex<Things>('theIt');
export const first = <S extends AnySet>(of: S): S => ex('first', { of });
