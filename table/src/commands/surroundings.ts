import type { Pack } from '@hollow/engine';
import type { Settings } from '@hollow/protocol';
import type { GameStart } from '../lobby/start.ts';
import type { TableData } from '../moment/table.ts';
import type { VoteSurroundings } from '../play/carry-out.ts';

/** What a table cannot know by itself and asks whoever hosts it: packs, what is kept of the past, who is there. */
export interface Surroundings extends VoteSurroundings {
  /** The packs that a table with these settings would play. */
  readonly packs: (settings: Pick<Settings, 'edition' | 'expansions'>) => readonly Pack[];
  /** What a game needs to begin. */
  prepareStart(table: TableData): Promise<GameStart>;
  /** Whether a device is one of these, or another one of the same person. */
  isOneOf(device: string, devices: readonly string[]): Promise<boolean>;
}
