import type { DeckId, RoomId, TraitId } from '../language/ids.ts';
import type { CardCode, G, RoomCode, TokenCode } from './context.ts';

/**
 * Rows of the tables of a game and of its packs. Numbers in a state are in range, because a saved game is checked when it comes in: so here, and only
 * here, a row is taken to be there.
 */
export const rowOf = <T>(table: readonly T[], i: number): T => table[i] as T;

// ── the state ───────────────────────────────────────────────────────────────────────────────────────────────
/** Where a thing is: a room, somebody's hands, a pile, or off the board. */
export const placeOf = (g: G, thing: number): number => rowOf(g.s.things.place, thing);
export const flagsOf = (g: G, thing: number): number => rowOf(g.s.things.flags, thing);
/** The room or thing that a piece leads to or belongs to, or -1. */
export const boundOf = (g: G, thing: number): number => rowOf(g.s.things.bound, thing);
/** The side of a barrier on which a thing lies, or the doorway it stands in. */
export const partAt = (g: G, thing: number): number => rowOf(g.s.things.part, thing);
/** The floor a room is on, or where it is when it is not in the house. */
export const floorOf = (g: G, room: number): number => rowOf(g.s.rooms.floor, room);

// ── the packs ───────────────────────────────────────────────────────────────────────────────────────────────
export const roomCode = (g: G, room: number): RoomCode => rowOf(g.p.rooms, room);
export const roomId = (g: G, room: number): RoomId => roomCode(g, room).id;
export const cardCode = (g: G, card: number): CardCode => rowOf(g.p.cards, card);
/** The kind of a piece that is in the game. */
export const tokenCode = (g: G, thing: number): TokenCode => rowOf(g.p.tokens, rowOf(g.s.things.def, thing));
export const deckId = (g: G, deck: number): DeckId => rowOf(g.p.decks, deck).id;
export const traitId = (g: G, trait: number): TraitId => rowOf(g.p.traits, trait);
