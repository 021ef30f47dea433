import { type ReactNode, useEffect, useMemo } from 'react';
import { followBehind } from './followBehind.ts';
import { inNextFrame } from './frame.ts';
import { SessionProvider, useSession } from './hooks.ts';

interface Props {
  /** So many frames after the house. */
  readonly frames: number;
  readonly children: ReactNode;
}

/** Parts below it learn of a change of the game some frames later, so that not everything is worked out in one. What they are handed must not come from the game itself. */
export function FramesLater({ frames, children }: Props) {
  const session = useSession();
  const [later, follow] = useMemo(() => {
    const { follow: begin, ...game } = followBehind(session.game, frames, inNextFrame);
    return [{ ...session, game }, begin] as const;
  }, [session, frames]);
  useEffect(follow, [follow]);
  return <SessionProvider value={later}>{children}</SessionProvider>;
}
