import type { DeckId, RoomId, TraitId } from '../language/ids.ts';
import { entryOf, rowOf } from '../state/rows.ts';
import type { Frame, Scope } from '../state/state.ts';
import type { CardCode, G, HauntCode, Node, RoomCode, RuleBook, RuleCode, TokenCode } from './context.ts';

export { cell, rowOf } from '../state/rows.ts';

/**
 * Tables of a game and of its packs, read by name. What is asked for all the time reads its table itself, without a call to `rowOf`: games are a fifth
 * slower otherwise.
 */

// ── the state ───────────────────────────────────────────────────────────────────────────────────────────────
/** Where a thing is: a room, somebody's hands, a pile, or off the board. */
export const placeOf = (g: G, thing: number): number => g.s.things.place[thing] as number;
export const flagsOf = (g: G, thing: number): number => g.s.things.flags[thing] as number;
/** The room or thing that a piece leads to or belongs to, or -1. */
export const boundOf = (g: G, thing: number): number => g.s.things.bound[thing] as number;
/** The side of a barrier on which a thing lies, or the doorway it stands in. */
export const partAt = (g: G, thing: number): number => g.s.things.part[thing] as number;
/** Which card, explorer or kind of piece a thing is: its row in the packs. */
export const defOf = (g: G, thing: number): number => g.s.things.def[thing] as number;
/** The floor a room is on, or where it is when it is not in the house. */
export const floorOf = (g: G, room: number): number => g.s.rooms.floor[room] as number;
/** Quarter turns of the tile, clockwise. */
export const turnOf = (g: G, room: number): number => g.s.rooms.turn[room] as number;
/** The room beyond a side of a room, or -1. */
export const nextTo = (g: G, room: number, side: number): number => g.s.rooms.next[room * 4 + side] as number;
/** The list of operations that is being carried out. */
export const topFrame = ({ s: { frames } }: G): Frame => frames[frames.length - 1] as Frame;
/** The operation that a frame is at; undefined at the end of its list. */
export const nodeAt = (g: G, f: Frame): Node | undefined => g.p.blocks[f.b]?.[f.pc];
/** What `self` and named results mean in a frame. */
export const frameScope = (g: G, f: Frame): Scope => g.s.scopes[f.s] as Scope;

// ── the packs ───────────────────────────────────────────────────────────────────────────────────────────────
export const roomCode = (g: G, room: number): RoomCode => g.p.rooms[room] as RoomCode;
export const roomId = (g: G, room: number): RoomId => roomCode(g, room).id;
export const cardCode = (g: G, card: number): CardCode => g.p.cards[card] as CardCode;
/** The kind of a piece that is in the game. */
export const tokenCode = (g: G, thing: number): TokenCode => g.p.tokens[g.s.things.def[thing] as number] as TokenCode;
export const deckId = (g: G, deck: number): DeckId => rowOf(g.p.decks, deck).id;
export const traitId = (g: G, trait: number): TraitId => rowOf(g.p.traits, trait);
export const ruleCode = (g: G, rule: number): RuleCode => rowOf(g.p.rules, rule);
/** The rules in force: they change when the haunt begins. */
export const bookOf = (g: G): RuleBook => g.p.books[g.s.haunt + 1] as RuleBook;
/** The haunt that is being played; asked for only where there is one. */
export const hauntCode = (g: G): HauntCode => g.p.haunts[g.s.haunt] as HauntCode;
/** The block of one of the engine's own primitives. */
export const coreBlock = (g: G, name: string): number => entryOf(g.p.core, name);
