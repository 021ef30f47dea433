import type { Engine } from '@hollow/engine';
import { KEPT_STATES, LogPlayer, type PlayerSnapshot } from '@hollow/table';
import { LruCache } from '../cache/lru-cache.ts';
import { stateFingerprint } from '../games/fingerprint.ts';
import { compressText, decompressText } from '../store/compression.ts';
import type { GameStore } from '../store/games.ts';

/** A finished game that is shown again, up to a row. */
interface Playback {
  readonly player: LogPlayer;
  readonly after: number;
  /** False: the engine has come to something else than was recorded, and plays no further. */
  readonly same: boolean;
}

/** A playback as it is kept: no row before it is played again. */
interface KeptPlayback {
  /** Its snapshot, compressed. */
  readonly packed: Uint8Array;
  readonly after: number;
  readonly same: boolean;
}

/** Rows from one that is kept to the next. */
const EVERY = 100;
/** Bytes that are kept, of all games together. */
const MOST = 16_777_216;
/** What one costs beside its bytes. */
const OVERHEAD = 500;

/**
 * Finished games that somebody pages through. On the way positions are kept, so that a page costs what it is long wherever it begins: whoever asks for the end of
 * a long game again and again has it played once.
 */
export class Playbacks {
  readonly #store: GameStore;
  readonly #kept: LruCache<string, KeptPlayback>;

  constructor(store: GameStore, most = MOST) {
    this.#store = store;
    const weightOf = ({ packed }: KeptPlayback): number => packed.byteLength + OVERHEAD;
    this.#kept = new LruCache(most, () => undefined, weightOf);
  }

  /** The game at the row before `from`, or as near before it as is kept. */
  open(game: string, engine: Engine, secret: string, from: number): Playback {
    const player = new LogPlayer(engine, secret, stateFingerprint);
    const kept = this.#find(game, from - 1);
    if (kept === null) return { player, after: 0, same: true };
    player.restore(JSON.parse(decompressText(kept.packed)) as PlayerSnapshot);
    return { player, after: kept.same ? kept.after : from - 1, same: kept.same };
  }

  #find(game: string, row: number): KeptPlayback | null {
    const end = this.#kept.get(`${game}/end`);
    if (end !== undefined && end.after <= row) return end;
    const next = this.#kept.get(`${game}/${row}`);
    if (next !== undefined) return next;
    for (let after = row - (row % EVERY); after > 0; after -= EVERY) {
      const found = this.#kept.get(`${game}/${after}`);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** Keeps the position after a row, at some of them; the one after a page is where the next begins. */
  async note(game: string, player: LogPlayer, after: number, isPageEnd: boolean): Promise<void> {
    if (!(isPageEnd || after % EVERY === 0) || this.#kept.get(`${game}/${after}`) !== undefined) return;
    const returns = await this.#store.undoneAfter(game, after, KEPT_STATES);
    this.#keep(`${game}/${after}`, player.snapshot(returns), after, true);
  }

  /** At this row the engine has come to something else: what is shown from there on is the position before it. */
  noteEnd(game: string, engine: Engine, player: LogPlayer, row: number): void {
    const state = player.stateBefore(row);
    const last = { state: state === null ? null : engine.serialise(state), earlier: [], answers: [] };
    this.#keep(`${game}/end`, last, row, false);
  }

  #keep(key: string, snapshot: PlayerSnapshot, after: number, same: boolean): void {
    this.#kept.set(key, { packed: compressText(JSON.stringify(snapshot)), after, same });
  }
}
