import type { PlacedExplorer, Position } from '../contract/position.ts';
import { checkKeys } from './answers.ts';
import { PIECE_FIELDS } from './known-fields.ts';
import type { ScriptNames } from './script-names.ts';
import { ScriptError } from './script-types.ts';

export const show = (value: unknown): string => JSON.stringify(value);

export function check(what: string, found: unknown, wanted: unknown): void {
  if (show(found) !== show(wanted)) throw new ScriptError(`${what}: expected ${show(wanted)}, found ${show(found)}`);
}

const PLAIN = ['room', 'part', 'seat', 'dead', 'side', 'shown', 'zone'];
const LISTS = ['cards', 'statuses', 'pieces'] as const;

/** What can be expected of an explorer besides the traits. */
export const EXPLORER_EXPECTED: readonly string[] = [...PLAIN, ...LISTS, 'steps'];

export function checkExplorer(explorer: PlacedExplorer, wanted: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(wanted)) {
    const at = `${explorer.id}.${field}`;
    const list = LISTS.find((name) => name === field);
    if (PLAIN.includes(field)) check(at, explorer[field as 'room'], value);
    else if (list !== undefined) check(at, [...(explorer[list] ?? [])].sort(), [...(value as string[])].sort());
    else if (field === 'steps')
      for (const [t, step] of Object.entries(value as Record<string, number>))
        check(`${at}.${t}`, explorer.traits[t]?.step, step);
    else if (explorer.traits[field] !== undefined) check(at, explorer.traits[field].value, value);
    else throw new ScriptError(`${at}: an explorer has no such field`);
  }
}

export function byRoom<T extends { readonly room?: string }>(
  list: readonly T[],
  name: (x: T) => string,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const x of list) {
    const room = x.room ?? '';
    found[room] = [...(found[room] ?? []), name(x)].sort();
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pieces of a kind (`mummy`, or `bat#2` for the one with that number): null if none is in play, else what each of them shows. */
export function checkPieces(id: string, tokens: Position['tokens'], wanted: unknown, names: ScriptNames): void {
  names.checkPiece(id);
  const found = tokens.filter((t) =>
    [t.id, t.id.replace(/#.*/, '')].some((name) => name === id || name.endsWith(`/${id}`)),
  );
  if (wanted === null) {
    check(id, found.length, 0);
    return;
  }
  checkKeys(wanted as Record<string, unknown>, ['count', ...Object.keys(PIECE_FIELDS)], id);
  if (found.length === 0) throw new ScriptError(`${id}: none is in play`);
  for (const [field, value] of Object.entries(wanted as Record<string, unknown>)) {
    if (field === 'count') check(`${id}.count`, found.length, value);
    // A script names fields as it likes: here a token is any record.
    else
      for (const token of found)
        check(`${id}.${field}`, new Map<string, unknown>(Object.entries(token)).get(field), value);
  }
}
