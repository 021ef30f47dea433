import { type Engine, savedFormat } from '@hollow/engine';
import type { Append, GameStore, StoredGame } from '../store/games.ts';
import { Conflict } from '../store/games.ts';
import { pack, unpack } from '../store/packed.ts';
import { timeAfter, timedSteps, usedUntil } from './clock.ts';
import { dueAt } from './due.ts';
import { fullName } from './haunts.ts';
import type { Library } from './library.ts';
import type { Draft, Moment, Position } from './moment.ts';
import { waitAfter } from './pace.ts';
import { REACH } from './play.ts';
import { counted, type Row } from './record.ts';
import { Refused, unlessOtherVersion } from './refused.ts';
import { readTable } from './table.ts';

/** Told of every change of a game, in order, after it is durable. */
export interface Listener {
  changed(moment: Moment, rows: readonly Row[]): void;
  /** The game was deleted. */
  gone?(): void;
}

export interface GamesOptions {
  readonly store: GameStore;
  readonly library: Library;
  /** The name of this node. */
  readonly node: string;
  readonly now: () => number;
  /** How long a bot waits before it answers, in milliseconds. */
  readonly pause: number;
  /** This node has to look at the game at that time; null: no longer. */
  readonly onDue: (game: string, at: number | null) => void;
  /** This node has changed the game, and it is durable. */
  readonly onChange?: (before: Moment, after: Moment, rows: readonly Row[]) => void;
}

/** A game in the memory of this node: only while somebody is connected or something is going on. */
class Live {
  readonly id: string;
  readonly listeners = new Set<Listener>();
  moment: Moment;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(id: string, moment: Moment) {
    this.id = id;
    this.moment = moment;
  }

  /** One after the other. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work, work);
    const over = (): void => undefined;
    this.#tail = done.then(over, over);
    return done;
  }
}

/** The haunt that is on after a row and was not before it, as `pack/id`. */
function hauntThatBegan(before: Position | null, after: Position | null): string | undefined {
  if (before === null || after === null || before.state.haunt === after.state.haunt) return undefined;
  const { haunt } = after.engine.view(after.state, 'public').position;
  return haunt === null ? undefined : fullName(after.engine.packs, haunt);
}

/** Another question is open than before; while several are asked the same, those who have answered change nothing for the rest. */
const isAskedAnew = (before: Position | null, after: Position | null): boolean =>
  before?.state !== after?.state && before?.state.question?.id !== after?.state.question?.id;

const ATTEMPTS = 12;
/** How long others leave a game to the node that has promised to act, in milliseconds. */
export const LEASE = 15_000;
/** States before old rows are forgotten so many rows at a time. */
const FORGET_EVERY = 20;

/** The games of a node: reads them, appends to them, tells who listens. */
export class Games {
  readonly #options: GamesOptions;
  readonly #live = new Map<string, { readonly live: Promise<Live>; users: number }>();

  constructor(options: GamesOptions) {
    this.#options = options;
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Works on a game in memory. Whoever uses it is counted before anything is waited for: there is never a second copy on this node. */
  async #with<T>(id: string, work: (live: Live) => Promise<T>): Promise<T> {
    const kept = this.#live.get(id) ?? { live: this.#load(id), users: 0 };
    this.#live.set(id, kept);
    kept.users++;
    let live: Live | null = null;
    try {
      live = await kept.live;
      return await work(live);
    } finally {
      kept.users--;
      this.#drop(id, live);
    }
  }

  #drop(id: string, live: Live | null): void {
    const kept = this.#live.get(id);
    if (kept?.users === 0 && (live === null || live.listeners.size === 0)) this.#live.delete(id);
  }

  async #load(id: string): Promise<Live> {
    const stored = await this.#options.store.game(id);
    if (stored === null) throw new Refused('not-found', 'there is no such game');
    return new Live(id, await this.#momentOf(stored));
  }

  async #momentOf(stored: StoredGame): Promise<Moment> {
    return { version: stored.version, table: readTable(stored.head), game: await this.#position(stored) };
  }

  async #position({ state, packs }: StoredGame): Promise<Position | null> {
    if (state === null) return null;
    const text = unpack(state);
    // Before its packs are compiled: they may be of another format as well.
    unlessOtherVersion(savedFormat(text));
    const engine = await this.#options.library.engine(JSON.parse(packs) as string[]);
    return { engine, state: engine.deserialise(text), packed: state };
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
  async #readOn(live: Live): Promise<void> {
    const { store } = this.#options;
    const version = await store.version(live.id);
    if (version === null) {
      for (const listener of [...live.listeners]) listener.gone?.();
      throw new Refused('not-found', 'there is no such game');
    }
    if (version === live.moment.version) return;
    const stored = await store.game(live.id);
    if (stored === null) throw new Refused('not-found', 'there is no such game');
    const rows = await store.rows(live.id, live.moment.version, stored.version);
    this.#accept(live, await this.#momentOf(stored), rows);
  }

  #accept(live: Live, moment: Moment, rows: readonly Row[]): void {
    live.moment = moment;
    for (const listener of [...live.listeners]) listener.changed(moment, rows);
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

  /**
   * Changes a game: `make` looks at it as it stands and says what to append. It is asked again where another node was faster, so it must change nothing by
   * itself. When this returns, the rows are durable and everybody on this node has been told.
   */
  async act(id: string, make: (moment: Moment) => Draft | Promise<Draft>): Promise<readonly Row[]> {
    return await this.#with(id, (live) =>
      live.queue(async () => {
        for (let attempt = 1; ; attempt++) {
          const { version } = live.moment;
          try {
            return await this.#append(live, await make(live.moment));
          } catch (error) {
            if (!(error instanceof Conflict || error instanceof Refused) || attempt >= ATTEMPTS) throw error;
            await this.#readOn(live);
            // A refusal stands unless it was made on an old position.
            if (error instanceof Refused && live.moment.version === version) throw error;
          }
        }
      }),
    );
  }

  async #append(live: Live, draft: Draft): Promise<readonly Row[]> {
    const { moment } = live;
    const { store, node, now, pause, library } = this.#options;
    const at = now();
    const counts = draft.rows.reduce((sum, { body }) => counted(sum, body.items), moment.table.counts);
    const game = this.#after(moment, draft);
    const since = isAskedAnew(moment.game, game) ? at : draft.table.since;
    const then: Moment = {
      version: moment.version + draft.rows.length,
      table: { ...draft.table, counts, since },
      game,
    };
    const undone = draft.rows.find(({ body }) => body.undo !== undefined)?.body.undo?.to ?? null;
    const steps = timedSteps(moment, then, usedUntil(moment, at));
    const next: Moment = { ...then, table: { ...then.table, steps, time: timeAfter(moment, then, at, undone) } };
    const { table } = next;
    const due = dueAt(next, at, waitAfter(draft.rows, table.settings.pace, pause));
    const append: Append = {
      game: live.id,
      version: moment.version,
      counts: moment.table.counts,
      rows: draft.rows,
      head: JSON.stringify(table),
      ...(draft.state === undefined || game === null ? {} : { state: game.packed }),
      phase: table.phase,
      ...(draft.engine === undefined ? {} : { packs: library.names(draft.engine) }),
      at,
      due: { at: due, node, until: due === null ? 0 : due + LEASE },
      ...(draft.holds === undefined ? {} : { holds: draft.holds }),
      met: hauntThatBegan(moment.game, game),
    };
    const rows = await store.append(append);
    const isTime = Math.floor(next.version / FORGET_EVERY) !== Math.floor(moment.version / FORGET_EVERY);
    if (draft.state !== undefined && (isTime || table.phase === 'over')) await this.#forget(live.id, next);
    this.#accept(live, next, rows);
    this.#options.onDue(live.id, due);
    this.#options.onChange?.(moment, next, rows);
    return rows;
  }

  /** Undo reaches back to the first step that is kept, and nowhere when the game is over; watchers who see the game later to a time. */
  async #forget(id: string, { version, table }: Moment): Promise<void> {
    const { store, now } = this.#options;
    const { steps, settings, phase } = table;
    const first = phase === 'over' ? version + 1 : steps.length < REACH ? 0 : steps[0].seq;
    const delay = settings.delay === 0 ? 0 : settings.delay * 1000 + 1000;
    // What has been appended stands, whether or not this succeeds.
    await store.forgetBefore(id, first, now() - delay + 1).catch(() => undefined);
  }

  /** Waits until nothing is being written. */
  async settled(): Promise<void> {
    const idle = async ({ live }: { readonly live: Promise<Live> }): Promise<void> =>
      (await live).queue(async () => undefined);
    await Promise.allSettled([...this.#live.values()].map(idle));
  }

  #after({ game }: Moment, { state, text, engine: begun }: Draft): Position | null {
    if (state === undefined) return game;
    const engine: Engine | undefined = begun ?? game?.engine;
    if (engine === undefined) throw new Error('a state without an engine');
    return { engine, state, packed: pack(text ?? engine.serialise(state)) };
  }

  /** Keeps the game in memory and is told of every change, until the returned function is called. */
  async listen(id: string, listener: Listener): Promise<{ readonly moment: Moment; readonly stop: () => void }> {
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
