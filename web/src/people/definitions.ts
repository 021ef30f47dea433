import { secondEditionHouse } from '@hollow/content/house';
import type { ExplorerDef } from '@hollow/engine';

export const EXPLORERS: readonly ExplorerDef[] = secondEditionHouse.explorers ?? [];

export const explorerDef = (id: string): ExplorerDef | undefined => EXPLORERS.find((explorer) => explorer.id === id);
