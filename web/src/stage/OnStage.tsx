import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { muted, prefs } from '../prefs/device.ts';
import type { Game } from '../state/game.ts';
import { SessionProvider, useSession, useStore } from '../state/hooks.ts';
import { createStore, type Store } from '../state/store.ts';
import { heardOf } from './heard.ts';
import type { ScenePicture, Showing } from './queue.ts';
import { createStage, type SceneStage, type StageClock } from './stage.ts';
import { wishesOf } from './wishes.ts';

const CLOCK: StageClock = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  isUnwatched: () => document.visibilityState === 'hidden',
};

const StageContext = createContext<SceneStage | null>(null);

/** The stage that this part of the page stands on; null where nothing is acted out. */
export const useStage = (): SceneStage | null => use(StageContext);

const AT_ONCE: Store<boolean> = createStore(false);
const NO_PICTURE = createStore<ScenePicture | null>(null);
const NONE_MISSED = createStore<number | null>(null);

/** Whether something is still to be shown. */
export const useIsBehind = (): boolean => useStore(useStage()?.isBehind ?? AT_ONCE);

/** What is being shown; null while nothing is. */
export const usePicture = (): ScenePicture | null => useStore(useStage()?.picture ?? NO_PICTURE);

/** Whether what is shown waits for the viewer's own hand, and for nobody else. */
export const useIsHeld = (): boolean => usePicture()?.held === true;

/** Whether the viewer's own dice are being thrown, or something else waits for the viewer's own hand. */
export function useIsInHand(): boolean {
  const picture = usePicture();
  return picture?.held === true || picture?.own === true;
}

/** The last entry before what was never acted out; null where there is none. */
export const useMissed = (): number | null => useStore(useStage()?.missed ?? NONE_MISSED);

const AS_LIKED = (game: Game): Showing => wishesOf(game, prefs.get());

interface Props {
  /** How somebody wants to be shown what happens; the same function as long as the stage stands. */
  readonly wishes?: (game: Game) => Showing;
  readonly children: ReactNode;
}

/** Everything below it follows the scene that is being shown, and not the game as it has come. */
export function OnStage({ wishes = AS_LIKED, children }: Props) {
  const session = useSession();
  const [stage, staged] = useMemo(() => {
    const made = createStage(session.game, CLOCK, wishes);
    return [made, { ...session, game: heardOf(made.game, muted) }] as const;
  }, [session, wishes]);
  useEffect(() => {
    const leave = stage.follow();
    const looked = (): void => {
      if (CLOCK.isUnwatched()) stage.catchUp();
    };
    document.addEventListener('visibilitychange', looked);
    return () => {
      document.removeEventListener('visibilitychange', looked);
      leave();
    };
  }, [stage]);
  return (
    <StageContext value={stage}>
      <SessionProvider value={staged}>{children}</SessionProvider>
    </StageContext>
  );
}
