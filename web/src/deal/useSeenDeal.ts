import { useEffect, useRef } from 'react';
import { useGameOf } from '../state/hooks.ts';
import { whenStands } from '../ui/later/stands.ts';

/** From its beginning on, this device keeps what the game was dealt from, whoever looks at it. */
export function useSeenDeal(): void {
  const table = useGameOf((game) => game.table);
  const promise = table?.promise ?? null;
  const hasBegun = table !== null && table.phase !== 'lobby';
  const isKept = useRef('');
  useEffect(() => {
    if (table === null || promise === null || !hasBegun || isKept.current === table.id) return;
    isKept.current = table.id;
    // Nobody waits for it.
    whenStands(() => {
      void import('./kept.ts').then(({ keepBegun }) => keepBegun(table.id, promise, table.settings));
    });
  }, [table, promise, hasBegun]);
}
