import type { DraftRow, RowBody } from '@hollow/table';
import type { NewLogRow } from '../store/append.ts';
import { compressText } from '../store/compression.ts';
import { stateFingerprint } from './fingerprint.ts';

interface RowsToStore {
  readonly rows: readonly NewLogRow[];
  /** The state after the last of them, compressed; null in the lobby. */
  readonly packed: Uint8Array | null;
}

const withFingerprint = ({ body, after }: DraftRow): RowBody =>
  after === null ? body : { ...body, hash: stateFingerprint(after) };

/** Rows of which nothing can be taken back: no state before them is kept. */
export const rowsWithoutUndo = (drafts: readonly DraftRow[]): NewLogRow[] =>
  drafts.map((draft) => {
    const { after: _after, ...row } = draft;
    return { ...row, body: withFingerprint(draft), before: null };
  });

/** Rows of a draft as they are kept: with the state before each that changes it, compressed, and a fingerprint of the state after it. */
export function rowsToStore(drafts: readonly DraftRow[], present: Uint8Array | null): RowsToStore {
  let packed = present;
  const rows = drafts.map((draft): NewLogRow => {
    const { after, ...row } = draft;
    const before = after === null ? null : packed;
    if (after !== null) packed = compressText(after);
    return { ...row, body: withFingerprint(draft), before };
  });
  return { rows, packed };
}
