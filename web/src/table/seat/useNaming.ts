import { useMemo } from 'react';
import { useGameOf } from '../../state/hooks.ts';
import { type Naming, namingAt, type SeatedPlayer } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';

const sittingAt = (seats: readonly SeatedPlayer[] = []): readonly SeatedPlayer[] =>
  seats.map(({ seat, name, holder, explorers }) => ({ seat, name, holder, explorers }));

/** What people at this table are called. It stays the same until somebody comes or goes: what was told with it need not be told again. */
export function useNaming(): Naming {
  const text = useText();
  const own = useGameOf(({ you }) => you?.seat) ?? null;
  const playing = useGameOf(({ table }) => table !== null && table.phase !== 'lobby');
  const sitting = useGameOf(({ table }) => JSON.stringify(sittingAt(table?.seats)));
  return useMemo(
    () => namingAt(text, playing ? (JSON.parse(sitting) as readonly SeatedPlayer[]) : null, own),
    [text, playing, sitting, own],
  );
}
