import type { Game } from '../state/game.ts';
import { createStore, type Store } from '../state/store.ts';
import { picturesOf, type ScenePicture } from './queue.ts';

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
  /** Ends the scene that is shown. */
  skip(): void;
  /** Ends all of them. */
  catchUp(): void;
  /** Begins to follow the game; what it returns ends it. */
  follow(): () => void;
}

/** A page further behind than this shows the rest at once: the log and the news have it. */
const MOST_TURNS = 1;

const turnsIn = (pictures: readonly ScenePicture[]): number =>
  pictures.filter(({ scene }) => scene?.kind === 'turn').length;

/** What the connection tells, whatever is being shown. */
const withLine = (shown: Game, { barred, refused, ahead, writable, bye }: Game): Game => ({
  ...shown,
  barred,
  refused,
  ahead,
  writable,
  bye,
});

const LINE = ['barred', 'refused', 'ahead', 'writable', 'bye'] as const;

/** Shows a game scene by scene: a store that follows the true one, one picture after the other. */
export function createStage(source: Store<Game>, clock: StageClock): SceneStage {
  const game = createStore<Game>(source.get());
  const isBehind = createStore(false);
  /** The state that the last of the waiting pictures comes to. */
  let planned = source.get();
  let waiting: readonly ScenePicture[] = [];
  let callOff: (() => void) | null = null;

  const stop = (): void => {
    callOff?.();
    callOff = null;
  };
  const show = (): void => {
    stop();
    const [next, ...rest] = waiting;
    if (next === undefined) {
      isBehind.set(() => false);
      return;
    }
    waiting = rest;
    game.set(() => withLine(next.game, source.get()));
    if (next.beats > 0) {
      isBehind.set(() => true);
      callOff = clock.after(next.beats * source.get().beat, show);
    } else show();
  };
  const catchUp = (): void => {
    waiting = waiting.slice(-1);
    show();
  };
  const changed = (): void => {
    const now = source.get();
    if (now === planned) return;
    const isSameGame = now.n === planned.n && now.view === planned.view && now.table === planned.table;
    const pace = now.table?.settings.pace ?? 'steady';
    const more = isSameGame ? [] : picturesOf(planned, now, pace);
    planned = now;
    const last = waiting.at(-1);
    if (more.length === 0 && last !== undefined) waiting = [...waiting.slice(0, -1), { ...last, game: now }];
    // Between two steps nothing is shown for its own sake: the scenes of the next follow on those of the last.
    else waiting = [...waiting.filter(({ beats }) => beats > 0), ...more];
    if (LINE.some((key) => game.get()[key] !== now[key])) game.set((shown) => withLine(shown, now));
    const isPlaying = callOff !== null;
    if (now.beat <= 0 || clock.isUnwatched() || turnsIn(waiting) > MOST_TURNS) catchUp();
    else if (!isPlaying) show();
  };
  return {
    game,
    isBehind,
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
