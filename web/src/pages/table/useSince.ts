import { useEffect, useEffectEvent, useState } from 'react';
import { useGame } from '../../state/hooks.ts';

const KEY = 'hollow.seen.';
/** In milliseconds. */
const SETTLED = 1000;

function remembered(game: string): number {
  try {
    return Number(window.localStorage.getItem(KEY + game) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function remember(game: string, n: number): void {
  try {
    window.localStorage.setItem(KEY + game, String(n));
  } catch {
    // Without a drawer the page remembers only while it is open.
  }
}

/** What one looks at is seen; what comes while one looks away is not. */
function keptFor(game: string, n: number): void {
  if (document.visibilityState !== 'hidden') remember(game, n);
}

export interface Since {
  /** The last entry that was there when the page was opened. */
  readonly opened: number;
  /** The last entry before one looked away; what came after it is news. Null while there is none. */
  readonly news: number | null;
  readonly read: () => void;
}

/** What happened since you looked: a number is kept for each game, and nothing of what happened. */
export function useSince(): Since {
  const { n, table } = useGame();
  const game = table?.id ?? '';
  const [opened] = useState(n);
  const [away, setAway] = useState<number | null>(null);
  const [news, setNews] = useState<number | null>(() => {
    const before = remembered(game);
    return before > 0 && before < n ? before : null;
  });
  const keep = useEffectEvent(() => keptFor(game, n));
  const turned = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      remember(game, n);
      setAway(n);
    } else {
      if (away !== null && away < n) setNews(away);
      setAway(null);
    }
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', turned);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', turned);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  // Writing takes the page's time: while much happens it waits.
  useEffect(() => {
    const timer = setTimeout(() => keptFor(game, n), SETTLED);
    return () => clearTimeout(timer);
  }, [game, n]);
  return { opened, news, read: () => setNews(null) };
}
