import type { Engine, State } from '@hollow/engine';
import type { Body, Item, NewRow, RowKind } from './record.ts';
import { Refused } from './refused.ts';
import type { TableData } from './table.ts';

/** A game as it stands at one version. Nothing here is ever changed in place: `state` is cloned before an answer. */
export interface Moment {
  readonly version: number;
  readonly table: TableData;
  readonly game: Position | null;
}

/** The position in the house; null in the lobby. */
export interface Position {
  readonly engine: Engine;
  readonly state: State;
  /** The same, as it is kept. */
  readonly packed: Uint8Array;
}

/** What a command wants to change: one row or more, and what is after them. */
export interface Draft {
  readonly table: TableData;
  readonly state?: State;
  /** The state as text. */
  readonly text?: string;
  readonly engine?: Engine;
  readonly rows: readonly NewRow[];
  /** Who holds a seat from now on; done together with the rows. */
  readonly holds?: Holds;
}

export interface Holds {
  /** Whoever held this seat no longer does, and its personal links are void. */
  readonly release?: number;
  readonly grant?: { readonly device: string; readonly seat: number };
}

/** What a command may use beside the moment. */
export interface Act {
  /** The seat that acts. */
  readonly seat: number;
  readonly mid: string | null;
  readonly at: number;
}

export function row(kind: RowKind, act: Act, body: Body, before: Uint8Array | null = null): NewRow {
  return { kind, seat: act.seat, mid: act.mid === null ? null : `${act.seat}:${act.mid}`, body, before };
}

/** What everybody reads of a change of the table: the message `table.<what>`. A name that is empty is left out. */
export const note = (what: string, args: Readonly<Record<string, string | number>> = {}): Item => ({
  kind: 'table',
  what,
  args: Object.fromEntries(Object.entries(args).filter(([, value]) => value !== '')),
});

/** A change of the table alone, with what everybody reads of it. */
export const tableDraft = (act: Act, table: TableData, ...items: readonly Item[]): Draft => ({
  table,
  rows: [row('table', act, { items })],
});

export function playing({ table, game }: Moment): Position {
  if (game === null || table.phase === 'lobby') throw new Refused('wrong-phase', 'the game has not begun');
  if (table.phase === 'over') throw new Refused('game-over', 'the game is over');
  return game;
}

export function inLobby({ table }: Moment): void {
  if (table.phase !== 'lobby') throw new Refused('wrong-phase', 'the game has begun');
}
