import type { Num, Op, Ops, Rooms, Things, Who } from '../types.ts';
import { op } from './make.ts';
import { here, self } from './words.generated.ts';

/** What a clause of the ledger asks of this card or room; the clause is cited when it runs. */
export const clause = (id: string, ...body: Op[]): Op => op('clause', { id, do: body });

// ── operations: dice, traits, fights ────────────────────────────────────────────────────────────────────────

// ── operations: places, cards, house ────────────────────────────────────────────────────────────────────────
export const draw = (deck: string, n: Num = 1, who: Who = self): Op => op('draw', { deck, n, who });
/** Draws this very card out of its stack, which is shuffled. */
export const fetch = (deck: string, card: Things, who: Who = self): Op => op('draw', { deck, n: 1, who, card });
/** `spends`: this is the one action of the thing in this turn. */
export const transfer = (things: Things, to: Who, options: { spends?: boolean } = {}): Op =>
  op('transfer', { things, to, ...options });
export const drop = (things: Things, rooms: Rooms = here, options: { spends?: boolean } = {}): Op =>
  op('transfer', { things, rooms, ...options });
export const discard = (things: Things): Op => op('transfer', { things, pile: 'discard' });
/** Out of the game. */
export const setAside = (things: Things): Op => op('transfer', { things, pile: 'box' });
/** Back into its stack, which is shuffled. */
export const returnToStack = (things: Things): Op => op('transfer', { things, pile: 'stack' });
/** An event that stays with the character. */
export const keep = op('transfer', { things: { x: 'thisCard' }, to: { x: 'self' } });
/** Taken by force: what the card says of theft is carried out, and it has had its one action of this turn. */
export const steal = (things: Things, to: Who): Op => op('transfer', { things, to, theft: true });
export const look = (who: Who, stack: string, n: Num, options: { reorder?: boolean } = {}): Op =>
  op('look', { who, stack, n, ...options });
/** Looks through a deck, puts one card on top, shuffles the rest. */
export const search = (who: Who, deck: string): Op => op('search', { who, deck });
export const pick = (of: Things | Who, name: string): Op => op('pick', { of, as: name });
export const shuffle = (stack: string): Op => op('shuffle', { stack });
/** Puts a token from its pool; `bound` is the room it leads to. */
export const spawn = (kind: string, rooms: Rooms, bound?: Rooms): Op => op('spawn', { kind, rooms, bound });
/** Puts a token from its pool that goes wherever the character goes. */
export const accompany = (kind: string, who: Who = self): Op => op('accompany', { kind, who });
export const takeTurn = (who: Who): Op => op('turn', { who });
export const round = (body: Ops): Op => op('round', { do: body });
