import { savedFormat } from '@hollow/engine';
import {
  advance,
  type Draft,
  dueAt,
  type LogRow,
  MOST_GRACE,
  type Moment,
  paceOf,
  RefusedError,
  type RunningGame,
  readTable,
  requireThisVersion,
  shownUntil,
  slotOf,
  UNDO_REACH,
  waitAfter,
} from '@hollow/table';
import type { ContentCache } from '../content/content-cache.ts';
import { fullName } from '../content/haunt-names.ts';
import { breathe } from '../limits/breath.ts';
import type { Append } from '../store/append.ts';
import { decompressText } from '../store/compression.ts';
import { ConflictError } from '../store/errors.ts';
import type { GameStore, StoredGame } from '../store/games.ts';
import { type GameListener, type KeptMoment, LiveGame } from './live-game.ts';
import { rowsToStore } from './rows-to-store.ts';

export interface GamesOptions {
  readonly store: GameStore;
  readonly content: ContentCache;
  /** The name of this node. */
  readonly node: string;
  readonly now: () => number;
  /** A beat of the scenes that a bot waits for before it answers, in milliseconds. */
  readonly pause: number;
  /** Whether somebody looks at the game: where nobody does, nothing is waited for. */
  readonly isLookedAt: (game: string) => boolean;
  /** This node has to look at the game at that time; null: no longer. */
  readonly onDue: (game: string, at: number | null) => void;
  /** This node has changed the game, and it is durable. */
  readonly onChange?: (before: Moment, after: Moment, rows: readonly LogRow[]) => void;
}

/** The haunt that is on after a row and was not before it, as `pack/id`. */
function hauntThatBegan(before: RunningGame | null, after: RunningGame | null): string | undefined {
  if (before === null || after === null || before.state.haunt === after.state.haunt) return undefined;
  const { haunt } = after.engine.view(after.state, 'public').position;
  return haunt === null ? undefined : fullName(after.engine.packs, haunt);
}

const ATTEMPTS = 12;
/** How long others leave a game to the node that has promised to act and is alive, in milliseconds. While it acts, it asks for more. */
export const LEASE = 15_000;
/** States before old rows are forgotten so many rows at a time. */
const FORGET_EVERY = 20;

/** Whoever sees a game later may be told later still on a busy machine, by so many milliseconds. */
const LAGGING = 60_000;

/** Games that are looked at in one go. */
const LOOKED_AT_ONCE = 100;

/** A game that is no more was told of already. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error;
}

/** The games of a node: reads them, appends to them, tells whoever listens. */
export class Games {
  readonly #options: GamesOptions;
  readonly #live = new Map<string, { readonly live: Promise<LiveGame>; users: number }>();

  constructor(options: GamesOptions) {
    this.#options = options;
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Works on a game in memory. Whoever uses it is counted before anything is waited for: there is never a second copy on this node. */
  async #with<T>(id: string, work: (live: LiveGame) => Promise<T>): Promise<T> {
    const kept = this.#live.get(id) ?? { live: this.#load(id), users: 0 };
    this.#live.set(id, kept);
    kept.users++;
    let live: LiveGame | null = null;
    try {
      live = await kept.live;
      return await work(live);
    } finally {
      kept.users--;
      this.#drop(id, live);
    }
  }

  #drop(id: string, live: LiveGame | null): void {
    const kept = this.#live.get(id);
    if (kept?.users === 0 && (live === null || live.listeners.size === 0)) this.#live.delete(id);
  }

  async #load(id: string): Promise<LiveGame> {
    const stored = await this.#options.store.game(id);
    if (stored === null) throw new RefusedError('not-found', 'there is no such game');
    return new LiveGame(id, await this.#read(stored));
  }

  async #read(stored: StoredGame): Promise<KeptMoment> {
    const { version, head, state } = stored;
    return { moment: { version, table: readTable(head), game: await this.#gameOf(stored) }, packed: state };
  }

  async #gameOf({ state, packs }: StoredGame): Promise<RunningGame | null> {
    if (state === null) return null;
    const text = decompressText(state);
    // Before its packs are compiled: they may be of another format as well.
    requireThisVersion(savedFormat(text));
    const engine = await this.#options.content.engine(JSON.parse(packs) as string[]);
    return { engine, state: engine.deserialise(text) };
  }

  /** The game as it stands. */
  async moment(id: string): Promise<Moment> {
    return await this.#with(id, (live) =>
      live.queue(async () => {
        await this.#readOn(live);
        return live.moment;
      }),
    );
  }

  /** Reads what other nodes have appended, and tells it. */
  async #readOn(live: LiveGame): Promise<void> {
    const { store } = this.#options;
    const version = await store.version(live.id);
    if (version === null) {
      for (const listener of [...live.listeners]) listener.onDelete?.();
      throw new RefusedError('not-found', 'there is no such game');
    }
    if (version === live.moment.version) return;
    const stored = await store.game(live.id);
    if (stored === null) throw new RefusedError('not-found', 'there is no such game');
    const rows = await store.rows(live.id, live.moment.version, stored.version);
    live.accept(await this.#read(stored), rows);
  }

  /** Somebody has heard that the game went on elsewhere. */
  async wake(id: string, version: number): Promise<void> {
    if (!this.#live.has(id)) return;
    await this.#with(id, (live) =>
      live.queue(async () => {
        if (live.moment.version < version) await this.#readOn(live);
      }),
    );
  }

  /** Reads on in all games that went on, or were deleted, without a word to this node: a few are asked for at a time, and others have their turn in between. */
  async lookAround(): Promise<void> {
    const ids = [...this.#live.keys()];
    for (let first = 0; first < ids.length; first += LOOKED_AT_ONCE) {
      const some = ids.slice(first, first + LOOKED_AT_ONCE);
      const versions = await this.#options.store.versions(some);
      for (const id of some) {
        const live = await this.#live.get(id)?.live.catch(() => null);
        if (live != null && live.moment.version !== versions.get(id))
          await this.wake(id, Number.POSITIVE_INFINITY).catch(ignoreRefusal);
      }
      await breathe();
    }
  }

  /**
   * Changes a game: `make` looks at it as it stands and says what to append. It is asked again where another node was faster, so it must change nothing by
   * itself. When this returns, the rows are durable and everybody on this node has been told.
   */
  async act(id: string, make: (moment: Moment) => Draft | Promise<Draft>): Promise<readonly LogRow[]> {
    return await this.#with(id, (live) =>
      live.queue(async () => {
        for (let attempt = 1; ; attempt++) {
          const { version } = live.moment;
          try {
            return await this.#append(live, await make(live.moment));
          } catch (error) {
            if (!(error instanceof ConflictError || error instanceof RefusedError) || attempt >= ATTEMPTS) throw error;
            await this.#readOn(live);
            // A refusal stands unless it was made on an old position.
            if (error instanceof RefusedError && live.moment.version === version) throw error;
          }
        }
      }),
    );
  }

  async #append(live: LiveGame, draft: Draft): Promise<readonly LogRow[]> {
    const { moment } = live;
    const { store, node, now, pause, content, isLookedAt } = this.#options;
    const at = now();
    const looked = isLookedAt(live.id);
    const wait = looked ? waitAfter(draft.rows, paceOf(draft.table), pause) : 0;
    const next = advance(moment, draft, at, Math.min(wait, MOST_GRACE));
    const { table } = next;
    // Whoever acts begins to think a slot before the answer leaves.
    const shown = looked ? shownUntil(live.shownUntil, at, wait, draft.state !== undefined) : at;
    const due = dueAt(next, at, Math.max(0, shown - at - slotOf(next, pause, looked).length));
    const { rows: made, packed } = rowsToStore(draft.rows, live.packed);
    const append: Append = {
      game: live.id,
      version: moment.version,
      counts: moment.table.counts,
      rows: made,
      head: JSON.stringify(table),
      ...(draft.state === undefined || packed === null ? {} : { state: packed }),
      phase: table.phase,
      ...(draft.engine === undefined ? {} : { packs: content.names(draft.engine) }),
      at,
      due: { at: due, node, until: due === null ? 0 : due + LEASE },
      ...(draft.holds === undefined ? {} : { holds: draft.holds }),
      met: hauntThatBegan(moment.game, next.game),
    };
    const rows = await store.append(append);
    const isTime = Math.floor(next.version / FORGET_EVERY) !== Math.floor(moment.version / FORGET_EVERY);
    if (draft.state !== undefined && (isTime || table.phase === 'over')) await this.#forget(live.id, next);
    live.shownUntil = shown;
    live.accept({ moment: next, packed }, rows);
    this.#options.onDue(live.id, due);
    this.#options.onChange?.(moment, next, rows);
    return rows;
  }

  /** Undo reaches back to the first step that is kept, and nowhere when the game is over; watchers who see the game later to a time. */
  async #forget(id: string, { version, table }: Moment): Promise<void> {
    const { store, now } = this.#options;
    const { steps, settings, phase } = table;
    const reach = steps.length < UNDO_REACH ? 0 : (steps[0]?.seq ?? 0);
    const first = phase === 'over' ? version + 1 : reach;
    const delay = settings.delay === 0 ? 0 : settings.delay * 1000 + LAGGING;
    // What has been appended stands, whether or not this succeeds.
    await store.forgetBefore(id, first, now() - delay + 1).catch(() => undefined);
  }

  /** Waits until nothing is being written. */
  async settle(): Promise<void> {
    const idle = async ({ live }: { readonly live: Promise<LiveGame> }): Promise<void> =>
      (await live).queue(async () => undefined);
    await Promise.allSettled([...this.#live.values()].map(idle));
  }

  /** Keeps the game in memory and is told of every change, until the returned function is called. */
  async listen(id: string, listener: GameListener): Promise<{ readonly moment: Moment; readonly stop: () => void }> {
    return await this.#with(id, (live) =>
      live.queue(async () => {
        await this.#readOn(live);
        live.listeners.add(listener);
        const stop = (): void => {
          live.listeners.delete(listener);
          this.#drop(id, live);
        };
        return { moment: live.moment, stop };
      }),
    );
  }
}
