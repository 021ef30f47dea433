import { useEffect, useEffectEvent, useState } from 'react';
import { useGame } from '../../state/hooks.ts';
import { seenKey } from './seenKey.ts';

/** In milliseconds. */
const SETTLED = 1000;

function recall(key: string): number {
  try {
    return Number(window.localStorage.getItem(key) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function remember(key: string, n: number): void {
  try {
    window.localStorage.setItem(key, String(n));
  } catch {
    // Without a drawer the page remembers only while it is open.
  }
}

/** What one looks at is seen; what comes while one looks away is not. */
function keptFor(key: string, n: number): void {
  if (document.visibilityState !== 'hidden') remember(key, n);
}

/** What one has not seen: the entries after one, up to another. */
export interface Missed {
  readonly since: number;
  readonly until: number;
}

export interface Since {
  /** The last entry that was there when the page was opened. */
  readonly opened: number;
  /** What came between looking away and looking again. Null while there is none. */
  readonly news: Missed | null;
  readonly read: () => void;
}

/** What happened since you looked: a number is kept for each game and viewer, and nothing of what happened. */
export function useSince(): Since {
  const { n, table, you } = useGame();
  const key = seenKey(table?.id ?? '', you?.viewer ?? 'public');
  const [opened] = useState(n);
  const [away, setAway] = useState<number | null>(null);
  const [news, setNews] = useState<Missed | null>(() => {
    const before = recall(key);
    return before > 0 && before < n ? { since: before, until: n } : null;
  });
  const keep = useEffectEvent(() => keptFor(key, n));
  const turned = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      remember(key, n);
      setAway(n);
    } else {
      if (away !== null && away < n) setNews({ since: away, until: n });
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
    const timer = setTimeout(() => keptFor(key, n), SETTLED);
    return () => clearTimeout(timer);
  }, [key, n]);
  return { opened, news, read: () => setNews(null) };
}
