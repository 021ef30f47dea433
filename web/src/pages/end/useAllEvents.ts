import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { useEffect, useMemo, useState } from 'react';
import { isEvent } from '../../log/seen.ts';
import { api } from '../../net/api.ts';
import { useGame } from '../../state/hooks.ts';
import { standingEntries } from '../../state/standing.ts';

/** All events of the game that were not taken back: the page keeps the newest entries, and the record has those before them. */
export function useAllEvents(): readonly SeenEvent[] {
  const { entries, table, you } = useGame();
  const [earlier, setEarlier] = useState<readonly LogEntry[]>([]);
  const first = (earlier[0] ?? entries[0])?.n ?? 1;
  const game = table?.id ?? '';
  const viewer = you?.viewer ?? 'public';
  const shared = table !== null && table.code !== '';
  useEffect(() => {
    if (!shared || first <= 1) return;
    let wanted = true;
    api.entries(game, viewer, first).then(
      ({ entries: found }) => {
        const older = found.filter(({ n }) => n < first);
        if (wanted && older.length > 0) setEarlier((have) => [...older, ...have]);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [shared, game, viewer, first]);
  return useMemo(
    () =>
      standingEntries([...earlier, ...entries])
        .filter(isEvent)
        .map(({ event }) => event),
    [earlier, entries],
  );
}
