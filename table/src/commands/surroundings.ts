import type { Pack } from '@hollow/engine';
import type { Settings } from '@hollow/protocol';
import type { GameStart } from '../lobby/start.ts';
import type { TableData } from '../moment/table.ts';
import type { StateBefore } from '../play/undo.ts';

/** What a table cannot know by itself and asks whoever hosts it: packs, what is kept of the past, who is there. */
export interface Surroundings {
  /** The packs that a table with these settings would play. */
  readonly packs: (settings: Pick<Settings, 'edition' | 'expansions'>) => readonly Pack[];
  /** What a game needs to begin. */
  prepareStart(table: TableData): Promise<GameStart>;
  readonly stateBefore: StateBefore;
  /** Whether nobody has been at the seat for a while. */
  isGone(seat: number): Promise<boolean>;
  /** Hashes of the devices that hold the seat. */
  devicesAt(seat: number): Promise<readonly string[]>;
}
