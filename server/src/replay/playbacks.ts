import type { Engine } from '@hollow/engine';
import { LogPlayer } from '@hollow/table';
import { LruCache } from '../cache/lru-cache.ts';
import { stateFingerprint } from '../games/fingerprint.ts';

/** A finished game that is being shown again, up to a row. */
interface Playback {
  readonly player: LogPlayer;
  readonly after: number;
}

/** Games that are kept, with the states that an undo may come back to. */
const MOST = 4;

/** Finished games that somebody pages through: the next page goes on where the last one ended, and is not played from the beginning. */
export class Playbacks {
  readonly #kept = new LruCache<string, Playback>(MOST);

  /** One that has come to the row before `from`, or a new one. Whoever takes it has it alone. */
  take(game: string, engine: Engine, secret: string, from: number): Playback {
    const key = `${game}/${from - 1}`;
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    return found ?? { player: new LogPlayer(engine, secret, stateFingerprint), after: 0 };
  }

  /** Keeps it for the next page; the oldest makes room. */
  keep(game: string, playback: Playback): void {
    this.#kept.set(`${game}/${playback.after}`, playback);
  }
}
