import type { Ex, Num, Op, Rooms, Things, TraitRef, Truth, Who } from '../types.ts';
import { self } from './expressions.ts';
import { ex, op } from './make.ts';

// ── haunts ──────────────────────────────────────────────────────────────────────────────────────────────────
export const prepare = op('prepare');
export const monsterTurn = op('monsterTurn');
/** Explorers of a side as it truly is; living ones only. */
export const side = (name: string): Who => ex('side', { name });
/** Explorers who are not known to be on another side. */
export const seemingHeroes = ex<Who>('seemingHeroes');
export const unrevealed = ex<Who>('unrevealed');
/** Every explorer, the dead included. */
export const everyone = ex<Who>('everyone');
export const deadOnes = ex<Who>('deadOnes');
export const opponentsOf = (who: Who): Who => ex('opponentsOf', { who });
/** Pieces or monsters of these kinds in play. */
export const pieces = (...kinds: string[]): Things => ex('pieces', { kinds });
export const piece = (...kinds: string[]): Who => ex('pieces', { kinds });
/** Pieces in play that lie face down. */
export const faceDown = ex<Things>('faceDown');
/** Who or what is in a place off the board. */
export const inZone = (name: string): Who => ex('inZone', { name });
export const withStatus = (status: string): Who => ex('with', { status });
export const boundTo = (of: Things | Who): Who => ex('boundTo', { of });
export const boundPieces = (who: Who): Who => ex('boundPieces', { who });
export const place = (name: string): Rooms => ex('place', { name });
export const emptyRooms = ex<Rooms>('empty');
/** The patch of `of` that hangs together with `from` by doors and ways. */
export const group = (from: Rooms, of: Rooms): Rooms => ex('group', { from, of });
/** Explorers with one of these pastimes. */
export const withHobby = (...hobbies: string[]): Who => ex('withHobby', { hobbies });
export const lostRooms = ex<Rooms>('lost');
/** Rooms that share an edge with a hole; with a door towards it. */
export const besideLost = ex<Rooms>('besideLost');
export const joinedLost = ex<Rooms>('joinedLost');
export const away = (of: Rooms, n: Num, from: Rooms): Rooms => ex('away', { of, n, from });
export const revealRoom = ex<Rooms>('revealRoom');
export const winner = ex<Who>('winner');
export const theThing = ex<Things>('theThing');
/** The trait of the shift this rule answers to. */
export const shiftedTrait = ex<Ex<'trait'>>('theThing');
export const heroesAtStart = ex<Ex<'num'>>('heroesAtStart');
export const byPlayers = (three: number, four: number, five: number, six: number): Ex<'num'> =>
  ex('byPlayers', { of: [three, four, five, six] });
export const half = (of: Num, up = false): Ex<'num'> => ex('half', { of, up });
export const sum = (of: Who | Rooms | Things, by: Num): Ex<'num'> => ex('sum', { of, by });
export const numberOn = (of: Things | Who): Ex<'num'> => ex('numberOn', { of });
export const stepsTo = (from: Rooms, to: Rooms): Ex<'num'> => ex('steps', { from, to });
export const attacksMade = ex<Ex<'num'>>('attacksMade');
/** A variable of a character, room or thing. */
export const vOf = (name: string, of: Who | Rooms | Things): Ex<'num'> => ex('var', { name, of });
export const has = (who: Who, status: string): Truth => ex('has', { who, status });
export const isDead = (who: Who): Truth => ex('isDead', { who });
export const isStunned = (who: Who): Truth => ex('isStunned', { who });
/** A hidden traitor who may show the own role at will. */
export const mayReveal = (who: Who): Truth => ex('mayReveal', { who });
/** It may discover rooms: an explorer, or a monster whose haunt says so. */
export const opensDoors = (who: Who): Truth => ex('opensDoors', { who });
export const isVillain = (who: Who = self): Truth => ex('isVillain', { who });
export const hasNumber = (of: Things, n: Num): Truth => ex('hasNumber', { of, n });
export const sees = (a: Who, b: Who): Truth => ex('sees', { a, b });
export const gone = (of: Who | Things | Rooms): Truth => ex('not', { of: { x: 'exists', of } });
/** Nobody of the side is alive. */
export const allDead = (who: Who): Truth => ex('not', { of: { x: 'exists', of: who } });
export interface DeployOptions {
  readonly n?: Num;
  readonly rooms?: Rooms;
  readonly holder?: Who;
  /** The character it belongs to. */
  readonly tied?: Who;
  readonly as?: string;
}
/** Pieces or monsters from the pool of the haunt, into a room or into somebody's hands. */
export const deploy = (kind: string, options: DeployOptions): Op => op('deploy', { kind, ...options });
export const deal = (kind: string, to: Who, n: Num = 1): Op => op('deal', { kind, to, n });
/** One piece of each, drawn unseen, changes hands; only the two know their numbers. */
export const exchange = (kind: string, a: Who, b: Who): Op => op('exchange', { kind, a, b });
export const flip = (things: Things): Op => op('flip', { things });
export const join = (who: Who, name: string, secret = false): Op => op('join', { who, side: name, secret });
export const reveal = (who: Who): Op => op('reveal', { who });
export const control = (things: Who | Things, by: Who): Op => op('control', { things, by });
/** Tiles back into the stack, which is shuffled with the discards; what lies in them is discarded. */
export const returnRooms = (rooms: Rooms): Op => op('returnRooms', { rooms });
/** To a place off the board that the haunt declares. */
export const send = (who: Who, zone: string): Op => op('send', { who, zone });
export const takeRoom = (rooms: Rooms): Op => op('takeRoom', { rooms });
/** Opposed rolls; `as` is how much more `a` has than `b`. */
export const contest = (options: {
  a: Who;
  b: Who;
  trait: TraitRef;
  against?: TraitRef;
  extra?: Num;
  as: string;
}): Op => op('contest', { ...options });
export const tell = (key: string, options: { to?: Who; rooms?: Rooms; n?: Num; who?: Who } = {}): Op =>
  op('tell', { key, ...options });
export const win = (who: Who, why: string): Op => op('win', { who, why });
