import type { LogEntry } from '@hollow/protocol';
import type { SceneKind } from '@hollow/protocol/stage';
import type { Game } from '../state/game.ts';
import { createStore, type Store } from '../state/store.ts';
import { picturesOf, type ScenePicture, type Showing, stillOf, takesTime } from './queue.ts';

/** How the stage measures time; a test has a clock of its own. */
export interface StageClock {
  /** Does something after so many milliseconds; what it returns calls that off. */
  after(ms: number, act: () => void): () => void;
  /** Nobody looks: what happens is not acted out. */
  isUnwatched(): boolean;
}

export interface SceneStage {
  /** The game as far as it has been shown. */
  readonly game: Store<Game>;
  /** Whether something is still to be shown. */
  readonly isBehind: Store<boolean>;
  /** What is being shown; null while nothing is. */
  readonly picture: Store<ScenePicture | null>;
  /** The last entry before what was never acted out, because the page was too far behind; null where there is none, or it was read. */
  readonly missed: Store<number | null>;
  /** Ends the scene that is shown. */
  skip(): void;
  /** Ends all of them. */
  catchUp(): void;
  /** Begins to follow the game; what it returns ends it. */
  follow(): () => void;
}

/** What share of its time a scene gets, by how many turns wait behind it: a page that falls behind hurries before it leaves anything out. */
const HURRY: readonly number[] = [1, 0.6, 0.4];
const MOST_HURRY = 0.3;
/** A page further behind than this acts out only what weighs, and has the rest in a list. */
const MOST_TURNS = 3;
/** What nobody should learn from a list. */
const WEIGHTY: ReadonlySet<SceneKind> = new Set(['haunt-roll', 'haunt', 'death', 'end']);

/** Of these pictures those that weigh: for everybody, or because they wait for the viewer's own hand; and the last, which is the game as it is. */
function weightyOf(pictures: readonly ScenePicture[]): readonly ScenePicture[] {
  const own = new Set(pictures.flatMap(({ held, scene }) => (held ? [scene] : [])));
  return pictures.filter(({ scene }) => scene === null || WEIGHTY.has(scene.kind) || own.has(scene));
}

/** Steps with which somebody's turn begins: the next ones, where some of them are over at once, come in one. */
const turnsIn = (pictures: readonly ScenePicture[]): number =>
  new Set(pictures.flatMap(({ scene, step }) => (scene?.kind === 'turn' ? [step] : []))).size;

const SILENCE: readonly LogEntry[] = [];

/** What people have said since: nobody waits for the scenes to hear it. */
function saidSince({ n }: Game, { entries, n: newest }: Game): readonly LogEntry[] {
  if (newest <= n) return SILENCE;
  const said = entries.filter((entry) => entry.n > n && entry.kind === 'chat');
  return said.length === 0 ? SILENCE : said;
}

/** The table as it is: who is here, what is voted on. What belongs to the question that is not shown yet waits with it, and sides come with their haunt. */
function tableNow({ table: shown }: Game, { table: now }: Game): Game['table'] {
  if (shown === null || now === null || shown === now) return now;
  const { phase, deadline, undo, talk } = shown;
  return { ...now, phase, deadline, undo, talk };
}

/** What is told whatever is being shown: by the line, and by the people at the table. */
function withPresent(shown: Game, now: Game): Game {
  const { barred, refused, ahead, writable, bye } = now;
  const early = saidSince(shown, now);
  return { ...shown, table: tableNow(shown, now), barred, refused, ahead, writable, bye, early };
}

const PRESENT = ['table', 'barred', 'refused', 'ahead', 'writable', 'bye', 'early'] as const;

/** Shows a game scene by scene: a store that follows the true one, one picture after the other. */
export function createStage(source: Store<Game>, clock: StageClock, wishes: (game: Game) => Showing): SceneStage {
  const game = createStore<Game>(source.get());
  const isBehind = createStore(false);
  const picture = createStore<ScenePicture | null>(null);
  const missed = createStore<number | null>(null);
  /** The state that the last of the waiting pictures comes to. */
  let planned = source.get();
  let waiting: readonly ScenePicture[] = [];
  let callOff: (() => void) | null = null;
  let isHeld = false;

  const stop = (): void => {
    callOff?.();
    callOff = null;
    isHeld = false;
  };
  /** More has happened than anybody wants to sit through. */
  const leaveOut = (): void => {
    const { n } = game.get();
    missed.set((before) => before ?? n);
    waiting = weightyOf(waiting);
  };
  const show = (): void => {
    stop();
    const { patient: isPatient = false, whole: isWhole = false } = wishes(source.get());
    if (!isPatient && !isWhole && turnsIn(waiting) > MOST_TURNS) leaveOut();
    const [next, ...rest] = waiting;
    if (next === undefined) {
      picture.set(() => null);
      isBehind.set(() => false);
      return;
    }
    waiting = rest;
    // The last picture is the game as it is, and nothing else is told beside it.
    game.set(() => (rest.length === 0 && next.scene === null ? next.game : withPresent(next.game, source.get())));
    if (!takesTime(next)) {
      show();
      return;
    }
    picture.set(() => next);
    isBehind.set(() => true);
    isHeld = next.held;
    const hurry = isPatient ? 1 : (HURRY[turnsIn(rest)] ?? MOST_HURRY);
    if (!next.held) callOff = clock.after(next.beats * source.get().beat * hurry, show);
  };
  const catchUp = (): void => {
    waiting = waiting.slice(-1);
    show();
  };
  const tellPresent = (now: Game): void => {
    const shown = withPresent(game.get(), now);
    const before = game.get();
    if (PRESENT.some((key) => before[key] !== shown[key])) game.set(() => shown);
  };
  const changed = (): void => {
    const now = source.get();
    if (now === planned) return;
    if (now.beat <= 0 || clock.isUnwatched()) {
      planned = now;
      waiting = [stillOf(now)];
      show();
      return;
    }
    const isSameGame = now.n === planned.n && now.view === planned.view;
    const more = isSameGame ? [] : picturesOf(planned, now, wishes(now));
    planned = now;
    const last = waiting.at(-1);
    if (more.length === 0 && last !== undefined) waiting = [...waiting.slice(0, -1), { ...last, game: now }];
    else if (more.length === 0) waiting = [stillOf(now)];
    // Between two steps nothing is shown for its own sake: the scenes of the next follow on those of the last.
    else waiting = [...waiting.filter(takesTime), ...more];
    const isPlaying = callOff !== null || isHeld;
    // What is being looked at is not taken away, least of all out of one's own hand: what is left out comes after it.
    if (isPlaying) tellPresent(now);
    else show();
  };
  return {
    game,
    isBehind,
    picture,
    missed,
    skip: show,
    catchUp,
    follow: () => {
      const leave = source.subscribe(changed);
      changed();
      return () => {
        leave();
        stop();
      };
    },
  };
}
