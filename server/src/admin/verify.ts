import { otherVersion, savedFormat } from '@hollow/engine';
import { dealtFrom, LogPlayer, readTable } from '@hollow/table';
import { ContentCache } from '../content/content-cache.ts';
import { OfferedPacks } from '../content/offered-packs.ts';
import { stateFingerprint } from '../games/fingerprint.ts';
import { decompressText } from '../store/compression.ts';
import type { OpenDatabase } from '../store/database.ts';
import { GameStore, type StoredGame } from '../store/games.ts';
import { PackStore } from '../store/packs.ts';

/** A game that was played again, or why it was not. */
export interface CheckedGame {
  readonly id: string;
  readonly code: string;
  /** `other-version`: another release plays it; `lobby`: nothing was played yet. */
  readonly result: 'same' | 'differs' | 'other-version' | 'lobby';
  /** What differs, and where. */
  readonly message?: string;
}

export interface VerifiedStore {
  readonly same: number;
  readonly lobby: number;
  readonly otherVersion: number;
  readonly differ: readonly CheckedGame[];
}

/** What is wrong with a game, in a sentence; null where the log comes to the very state that is kept. */
async function differenceIn(store: GameStore, content: ContentCache, stored: StoredGame): Promise<string | null> {
  const { id, version, seed, state } = stored;
  if (state === null) return null;
  const kept = decompressText(state);
  const engine = await content.engine(JSON.parse(stored.packs) as string[]);
  const player = new LogPlayer(engine, dealtFrom(readTable(stored.head), seed), stateFingerprint);
  let rows = 0;
  for await (const row of store.rowsOneByOne(id, 0, version)) {
    rows++;
    if (row.seq !== rows) return `row ${rows} is missing`;
    if (!player.play(row).same) return `row ${row.seq} comes to another state`;
  }
  if (rows !== version) return `there are ${rows} rows, and should be ${version}`;
  const isKept = player.state !== null && engine.isRecorded(player.state, stateFingerprint(kept), stateFingerprint);
  return isKept ? null : 'the state that is kept is not that of its rows';
}

async function check(store: GameStore, content: ContentCache, id: string): Promise<CheckedGame | null> {
  const stored = await store.game(id);
  // Deleted meanwhile.
  if (stored === null) return null;
  const { code } = stored;
  if (stored.state === null) return { id, code, result: 'lobby' };
  try {
    if (otherVersion('game', savedFormat(decompressText(stored.state))) !== null)
      return { id, code, result: 'other-version' };
    const message = await differenceIn(store, content, stored);
    return message === null ? { id, code, result: 'same' } : { id, code, result: 'differs', message };
  } catch (error) {
    return { id, code, result: 'differs', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays every game again from its seed and rows, with the packs that the store keeps, and compares the state after every row. */
export async function verifyGames(
  opened: OpenDatabase,
  onGame: (checked: CheckedGame) => void = () => undefined,
): Promise<VerifiedStore> {
  const store = new GameStore(opened);
  const content = new ContentCache(new PackStore(opened.db), new OfferedPacks([]));
  const sum = { same: 0, lobby: 0, otherVersion: 0 };
  const differ: CheckedGame[] = [];
  for (const { id } of await opened.db.selectFrom('games').select('id').orderBy('id').execute()) {
    const checked = await check(store, content, id);
    if (checked === null) continue;
    onGame(checked);
    if (checked.result === 'differs') differ.push(checked);
    else sum[checked.result === 'other-version' ? 'otherVersion' : checked.result]++;
  }
  return { ...sum, differ };
}
