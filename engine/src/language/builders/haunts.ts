import type { Num, Op, Rooms, Things, TraitRef, Who } from '../types.ts';
import { op } from './make.ts';

// ── haunts ──────────────────────────────────────────────────────────────────────────────────────────────────
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
