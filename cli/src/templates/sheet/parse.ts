import type { Amount } from '../../content/figures/figures.ts';
import type { SheetNames } from './known-names.ts';
import type { SheetAction } from './sheet.ts';

/** A number of a sheet: `3`, `N`, `ceil(H/2)`, `P[1,1,2,2]`, `3-4 players 1; 5-6 players 2`. */
export function amountIn(text: string): Amount | null {
  const [, list] = /P\[([\d, -]+)\]/.exec(text) ?? [];
  if (list !== undefined) {
    const values = list.split(',').map(Number);
    return Object.fromEntries(values.map((value, i) => [String(i + 3), value]));
  }
  const brackets = [...text.matchAll(/(\d)(?:-(\d))? players:? (\d+)/g)];
  if (brackets.length > 0)
    return Object.fromEntries(
      brackets.flatMap(([, from, to, value]) => {
        const [low, high] = [Number(from), Number(to ?? from)];
        return Array.from({ length: high - low + 1 }, (_, i) => [String(low + i), Number(value)] as const);
      }),
    );
  const [, up] = /ceil\(([NH])\/2\)/.exec(text) ?? [];
  if (up !== undefined) return `${up}/2 up`;
  const [formula] = /\b\d*[NH](?:[+-]\d+)?\b/.exec(text) ?? [];
  const [digits] = /\d+/.exec(text) ?? [];
  if (formula !== undefined && (digits === undefined || text.indexOf(formula) <= text.indexOf(digits))) return formula;
  return digits === undefined ? null : Number(digits);
}

/** The amount as the language says it. */
export function amountSource(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if (typeof amount !== 'string') {
    const named = Object.keys(amount).map(Number);
    const [from, to] = [Math.min(3, ...named), Math.max(6, ...named)];
    const of = Array.from(
      { length: to - from + 1 },
      (_, i) => amount[String(from + i)] ?? Object.values(amount)[0] ?? 0,
    );
    return from === 3 ? `w.byPlayers(${of.join(', ')})` : `w.byPlayersFrom(${[from, ...of].join(', ')})`;
  }
  const [, times = '', who = 'N', half, up, more] = /^(\d*)([NH])(\/2( up)?)?([+-]\d+)?$/.exec(amount) ?? [];
  const base = who === 'H' ? 'w.heroesAtStart' : 'w.players';
  const some = times === '' ? base : `w.times(${times}, ${base})`;
  const part = half === undefined ? some : `w.half(${some}${up === undefined ? '' : ', true'})`;
  if (more === undefined) return part;
  return more.startsWith('-') ? `w.minus(${part}, ${more.slice(1)})` : `w.plus(${part}, ${more.slice(1)})`;
}

/** How a deed is decided. */
export interface SheetRoll {
  readonly traits: readonly string[];
  readonly attack: boolean;
  readonly dice: Amount | null;
  readonly pass: Amount | null;
  /** A lower threshold for whoever holds a card. */
  readonly eased: { readonly pass: number; readonly card: string } | null;
  /** Three results or more. */
  readonly rows: readonly string[];
}

/** `15+ (3 players), 16+ (4), 18+ (5)`. */
function passByPlayers(text: string): Amount | null {
  const found = [...text.matchAll(/(\d+)\+ \((\d)(?: players?)?\)/g)];
  return found.length < 2 ? null : Object.fromEntries(found.map(([, pass, players]) => [players ?? '', Number(pass)]));
}

export function rollOf({ roll, results }: SheetAction, names: SheetNames): SheetRoll | null {
  const rows = Object.keys(results).filter((row) => /^\d+(\+|-\d+)?$/.test(row));
  if (roll === '' && rows.length === 0) return null;
  const [, dice] = /^(\d+|[NH]|ceil\([NH]\/2\)) (?:dice|die)/.exec(roll) ?? [];
  const attack = /attack|combat/.test(roll);
  const [top] = rows.filter((row) => row.endsWith('+'));
  const plain = /(\d+)\+/.exec(roll)?.[1] ?? (rows.length === 2 ? top?.slice(0, -1) : undefined);
  const [, low, whose] = /\((\d+)\+ with (?:the )?([^)]+)\)/.exec(roll) ?? [];
  const [card] = names.cards(whose ?? '');
  return {
    traits: names.traits(roll),
    attack,
    dice: dice === undefined ? null : amountIn(dice),
    pass: passByPlayers(roll) ?? (plain === undefined || attack ? null : Number(plain)),
    eased: low === undefined || card === undefined ? null : { pass: Number(low), card },
    rows: rows.length > 2 ? rows : [],
  };
}

/** What a deed costs and how often it may be done. */
export interface SheetTerms {
  readonly cost: string | null;
  readonly spaces: number | null;
  readonly limit: 'game' | 'none' | 'shared' | null;
}

export function termsOf(limit: string, rolls: boolean): SheetTerms {
  const [, spaces] = /(\d) movement/.exec(limit) ?? [];
  const cost = /attack of (the|that)|(replaces|place of).*attack/.test(limit)
    ? 'attack'
    : /whole turn/.test(limit)
      ? 'whole-turn'
      : null;
  const often = /several|repeatable|any number/.test(limit) || (spaces !== undefined && !rolls);
  const shared = /^(one (step|exorcism|roll|spell)|as above)/.test(limit);
  return {
    cost,
    spaces: spaces === undefined ? null : Number(spaces),
    limit: /once in the game|per game/.test(limit) ? 'game' : often ? 'none' : shared ? 'shared' : null,
  };
}

/** The moment of a rule, by its hook and whom it is for. */
export function momentOf(when: string): { readonly on: string; readonly whom: string | null } | null {
  const whom = /hero/.test(when) ? 'w.heroes' : /traitor/.test(when) ? 'w.traitor' : null;
  if (/monster turn|Death's turn/.test(when))
    return { on: /end of/.test(when) ? 'monsterTurn.after' : 'monsterTurn.before', whom: null };
  if (/^(end of|right after).*(turn|track)/.test(when)) return { on: 'turn.after', whom };
  if (/^(start of|each .*turn)/.test(when)) return { on: 'turn.before', whom };
  if (/enters/.test(when)) return { on: 'enter.after', whom };
  return /dies|kills a hero/.test(when) ? { on: 'kill.after', whom: null } : null;
}
