import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A clause of the books, as the ledger has it. */
export interface Clause {
  readonly id: string;
  readonly area: string;
  readonly rule: string;
  readonly example?: unknown;
  readonly note?: unknown;
  readonly differs?: readonly { readonly books: readonly string[]; readonly says: string }[];
}

/** Those of the books first, in the order of their years; what any of them may be played with comes last. */
const FILES = ['second-edition', 'widows-walk', 'third-edition', 'variants'] as const;
export type LedgerFile = (typeof FILES)[number];

/** The books that a pack is played by: its own, and the variants; none where the ledger has no book of it. */
export const ledgersOf = (pack: string): readonly LedgerFile[] =>
  FILES.filter((file) => file === pack).flatMap((file) => [file, 'variants'] as const);

const rulesFolder = new URL('../../../docs/rules/', import.meta.url);

/** Clauses in the order of the ledger. */
export function readLedger(files: readonly LedgerFile[] = FILES): Clause[] {
  return files.flatMap((file) => parse(readFileSync(new URL(`${file}.yaml`, rulesFolder), 'utf8')) as Clause[]);
}

/** Clauses that only say what somebody may or may not choose, each with the reason: to see what is offered, or refused, is enough for these. */
export function readOffered(): Readonly<Record<string, string>> {
  return parse(readFileSync(new URL('offered.yaml', rulesFolder), 'utf8')) as Record<string, string>;
}

/** Clauses that no run of the program can show, each with the reason. */
export function readUnprovable(): Readonly<Record<string, string>> {
  return parse(readFileSync(new URL('unprovable.yaml', rulesFolder), 'utf8')) as Record<string, string>;
}
