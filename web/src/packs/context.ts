import { createContext, use } from 'react';
import type { TablePacks } from './TablePacks.ts';

const PacksContext = createContext<TablePacks | null>(null);

/** Gives all parts below it the definitions of a table's packs: `<PacksProvider value={packs}>`. */
export const PacksProvider = PacksContext.Provider;

/** What this table plays with. */
export function usePacks(): TablePacks {
  const packs = use(PacksContext);
  if (packs === null) throw new Error('a part stands outside of PacksProvider');
  return packs;
}
