import { type ReactNode, useMemo } from 'react';
import { usePacks } from '../../packs/context.ts';
import { ReadingsProvider, readingsAt } from '../../packs/readings.ts';
import { useGameOf } from '../../state/hooks.ts';

/** The readings of the rules that this table plays by, for all below it. */
export function TableReadings({ children }: { readonly children: ReactNode }) {
  const { edition } = usePacks();
  const settings = useGameOf(({ table }) => table?.settings) ?? null;
  const readings = useMemo(() => (settings === null ? null : readingsAt(edition, settings)), [edition, settings]);
  return <ReadingsProvider value={readings}>{children}</ReadingsProvider>;
}
