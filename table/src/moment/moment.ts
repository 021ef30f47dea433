import type { Engine, State } from '@hollow/engine';
import type { DraftRow, LogItem, RowBody, RowKind } from './log.ts';
import { RefusedError } from './refused.ts';
import type { TableData } from './table.ts';

/** A game as it stands at one version. Nothing here is ever changed in place: `state` is cloned before an answer. */
export interface Moment {
  readonly version: number;
  readonly table: TableData;
  /** Null in the lobby. */
  readonly game: RunningGame | null;
}

/** The rules, and the position that the game has come to. */
export interface RunningGame {
  readonly engine: Engine;
  readonly state: State;
}

/** What a command wants to change: one row or more, and what is after them. */
export interface Draft {
  readonly table: TableData;
  readonly state?: State;
  /** The rules of a game that starts. */
  readonly engine?: Engine;
  readonly rows: readonly DraftRow[];
  /** Who holds a seat from now on; done together with the rows. */
  readonly holds?: SeatTransfer;
}

export interface SeatTransfer {
  /** Whoever held this seat no longer does, and its personal links are void. */
  readonly release?: number;
  readonly grant?: { readonly device: string; readonly seat: number };
}

/** Who does something, and when. */
export interface Act {
  /** The seat that acts. */
  readonly seat: number;
  /** The id of the message that asks for it. */
  readonly mid: string | null;
  readonly at: number;
}

/** A row of the log; `after` is the state after it as text, where it changes the state. */
export function row(kind: RowKind, act: Act, body: RowBody, after: string | null = null): DraftRow {
  return { kind, seat: act.seat, mid: act.mid === null ? null : `${act.seat}:${act.mid}`, body, after };
}

/** A change of the table alone, with what everybody reads of it. */
export const tableDraft = (act: Act, table: TableData, ...items: readonly LogItem[]): Draft => ({
  table,
  rows: [row('table', act, { items })],
});

/** The game that is being played. Throws a RefusedError before it and after it. */
export function requirePlaying({ table, game }: Moment): RunningGame {
  if (game === null || table.phase === 'lobby') throw new RefusedError('wrong-phase', 'the game has not begun');
  if (table.phase === 'over') throw new RefusedError('game-over', 'the game is over');
  return game;
}

/** Nothing about the game changes once words are asked for: what it is set up with was settled before the first of them. */
export function requireNotDealing({ table }: Moment): void {
  if (table.dealing !== null) throw new RefusedError('conflict', 'the game is about to begin');
}

export function requireLobby(moment: Moment): void {
  if (moment.table.phase !== 'lobby') throw new RefusedError('wrong-phase', 'the game has begun');
  requireNotDealing(moment);
}

/** Who sat where when a game ended stays as it was. */
export function requireNotOver({ table }: Moment): void {
  if (table.phase === 'over') throw new RefusedError('game-over', 'the game is over');
}
