import { useEffect, useEffectEvent, useState } from 'react';
import { useGame } from '../../state/hooks.ts';

const KEY = 'hollow.seen.';

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
  const turned = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') setAway(n);
    else {
      if (away !== null && away < n) setNews(away);
      setAway(null);
    }
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  }, []);
  useEffect(() => {
    if (document.visibilityState !== 'hidden') remember(game, n);
  }, [game, n]);
  return { opened, news, read: () => setNews(null) };
}
