import { secondEditionHouse } from '@hollow/content/house';
import type { ExplorerDef } from '@hollow/engine';

export const EXPLORER_DEFS: readonly ExplorerDef[] = secondEditionHouse.explorers ?? [];

export const explorerDef = (id: string): ExplorerDef | undefined =>
  EXPLORER_DEFS.find((explorer) => explorer.id === id);
