import type { HauntDef } from '@hollow/engine';
import { isPackNode, type PackNode } from '../reach/facts.ts';
import type { Amount } from './figures.ts';

/** Values of a number for each number of players that an edition allows; null where it hangs on the course of the game. */
export type Vector = readonly (number | null)[];

/** For whom figures are worked out: the numbers of players, and what counters begin with. */
export interface AmountTable {
  readonly players: readonly number[];
  readonly def: HauntDef;
}

const heroesOf = ({ def }: AmountTable, n: number): number =>
  def.kind === 'traitor' || def.kind === 'hidden' ? n - 1 : n;

/** What an amount of a sheet comes to. */
export function wanted(amount: Amount, table: AmountTable): Vector {
  if (typeof amount === 'number') return table.players.map(() => amount);
  if (typeof amount !== 'string') return table.players.map((n) => amount[String(n)] ?? null);
  const [, times = '', who = '', half, up, more = '0'] = /^(\d*)([NH])(\/2( up)?)?([+-]\d+)?$/.exec(amount) ?? [];
  return table.players.map((n) => {
    const all = Number(times === '' ? 1 : times) * (who === 'H' ? heroesOf(table, n) : n);
    const part = half === undefined ? all : up === undefined ? Math.floor(all / 2) : Math.ceil(all / 2);
    return part + Number(more);
  });
}

/** The haunt has what the sheet wants, for every number of players of which the sheet speaks. */
export const sameVector = (sheet: Vector, own: Vector): boolean =>
  sheet.some((value) => value !== null) && sheet.every((value, i) => value === null || value === own[i]);

/** A number of the haunt at a table of so many; `vars`: what counters stand at. Null where it cannot be known beforehand. */
export function valueAt(
  node: unknown,
  players: number,
  table: AmountTable,
  vars: Readonly<Record<string, number>> = {},
): number | null {
  if (typeof node === 'number') return node;
  if (!isPackNode(node)) return null;
  const value = (inner: unknown): number | null => valueAt(inner, players, table, vars);
  const several = (join: (all: readonly number[]) => number): number | null => {
    const all = (Array.isArray(node.of) ? node.of : []).map(value);
    return all.every((one) => one !== null) ? join(all) : null;
  };
  switch (node.x) {
    case 'players':
      return players;
    case 'heroesAtStart':
      return heroesOf(table, players);
    case 'byPlayers': {
      const { of, from = 3 } = node as { readonly of: readonly number[]; readonly from?: number };
      return of[Math.min(Math.max(players - from, 0), of.length - 1)] ?? null;
    }
    case 'var': {
      const name = String(node.name);
      return vars[name] ?? value(table.def.counters?.[name]?.from ?? table.def.vars?.[name]?.from ?? 0);
    }
    case 'plus':
      return several((all) => all.reduce((sum, one) => sum + one, 0));
    case 'times':
      return several((all) => all.reduce((product, one) => product * one, 1));
    case 'minus': {
      const [a, b] = [value(node.a), value(node.b)];
      return a === null || b === null ? null : a - b;
    }
    case 'half': {
      const of = value(node.of);
      return of === null ? null : node.up === true ? Math.ceil(of / 2) : Math.floor(of / 2);
    }
    case 'clamp': {
      const [of, min, max] = [value(node.of), value(node.min), value(node.max)];
      return of === null || min === null || max === null ? null : Math.max(min, Math.min(max, of));
    }
    case 'choose':
      return chosenAt(node, value);
    case 'row':
      return rowAt(node, value);
    case 'count':
      return countAt(node.of, players, table);
    default:
      return null;
  }
}

/** A choice between two numbers by a comparison that is known. */
function chosenAt({ test, yes, no }: PackNode, value: (node: unknown) => number | null): number | null {
  if (!isPackNode(test) || test.x !== 'is') return null;
  const [a, b] = [value(test.a), value(test.b)];
  if (a === null || b === null) return null;
  const holds: Readonly<Record<string, boolean>> = {
    '=': a === b,
    '≠': a !== b,
    '<': a < b,
    '≤': a <= b,
    '>': a > b,
    '≥': a >= b,
  };
  return value(holds[String(test.cmp)] === true ? yes : no);
}

/** The number in the row of a small table; below 0 the first row counts. */
function rowAt({ n, rows }: PackNode, value: (node: unknown) => number | null): number | null {
  const at = value(n);
  if (at === null || !isPackNode(rows)) return null;
  const [row] = Object.entries(rows).find(([key]) => {
    const [least, most] = boundsOf(key) ?? [1, 0];
    return least <= Math.max(at, 0) && at <= most;
  }) ?? [null];
  return row === null ? null : value(rows[row]);
}

/** How many there are when the haunt begins. */
function countAt(of: unknown, players: number, table: AmountTable): number | null {
  if (!isPackNode(of)) return null;
  if (of.x === 'heroes') return heroesOf(table, players);
  return of.x === 'explorers' || of.x === 'everyone' ? players : null;
}

const vectorOf = (node: unknown, table: AmountTable): Vector => table.players.map((n) => valueAt(node, n, table));

/** The bounds of a row: `4+`, `1-3`, `0`. */
export function boundsOf(row: string): readonly [least: number, most: number] | null {
  const [, low, plus, high] = /^(\d+)(?:(\+)|-(\d+))?$/.exec(row) ?? [];
  if (low === undefined) return null;
  return [Number(low), plus === undefined ? Number(high ?? low) : Number.POSITIVE_INFINITY];
}

/**
 * Every number that a part of a haunt names: literals, numbers worked out, bounds of rows, and the other end of `>` and `<`. What is lost is a number
 * below zero; a sheet names it without the sign.
 */
export function amountsIn(node: unknown, table: AmountTable): Vector[] {
  const constant = (n: number): Vector => table.players.map(() => n);
  if (typeof node === 'number') return node < 0 ? [constant(node), constant(-node)] : [constant(node)];
  if (Array.isArray(node)) return node.flatMap((one) => amountsIn(one, table));
  if (!isPackNode(node)) return [];
  const own = vectorOf(node, table);
  const found: Vector[] = own.some((value) => value !== null) ? [own] : [];
  if (node.x === 'is' && (node.cmp === '>' || node.cmp === '<')) {
    const more = node.cmp === '>' ? 1 : -1;
    found.push(vectorOf(node.b, table).map((value) => (value === null ? null : value + more)));
  }
  for (const [key, inner] of Object.entries(node)) {
    const bounds = boundsOf(key);
    if (bounds !== null) found.push(...bounds.filter(Number.isFinite).map(constant));
    found.push(...amountsIn(inner, table));
  }
  return found;
}
