import type { Pack } from '@hollow/engine';
import type { Settings } from '@hollow/protocol';
import type { WordSurroundings } from '../lobby/words.ts';
import type { VoteSurroundings } from '../play/carry-out.ts';

/** What a table cannot know by itself and asks whoever hosts it: packs, what is kept of the past, who is there. */
export interface Surroundings extends VoteSurroundings, WordSurroundings {
  /** The packs that a table with these settings would play. */
  readonly packs: (settings: Pick<Settings, 'edition' | 'expansions'>) => readonly Pack[];
  /** Whether a device is one of these, or another one of the same person. */
  isOneOf(device: string, devices: readonly string[]): Promise<boolean>;
}
