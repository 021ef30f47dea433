import type { Pack } from '@hollow/engine';
import { KitError } from '@hollow/engine/kit';
import { folderOf } from '../catalogue.ts';
import type { Remark } from '../lints/finding.ts';

/** What is checked: a thing, the pack it belongs to, and the packs that are played together. */
export interface Checked {
  readonly id: string;
  /** haunt, room, the deck of a card, explorer. */
  readonly kind: string;
  readonly pack: Pack;
  readonly packs: readonly Pack[];
  /** Its pack lies in the folder of the project, not in a file of one's own. */
  readonly shipped: boolean;
  readonly lang: string;
}

/** Its path: `second-edition/haunts/lost`. Its files in the project have the same. */
export const whereOf = ({ id, kind, pack }: Checked): string => `${pack.id}/${folderOf(kind)}/${id}`;

/** One of the checks that are run one after the other. */
export interface CheckStep {
  readonly name: string;
  readonly find: () => readonly Remark[];
}

/** A check of the kit that throws at the first thing wrong, as a remark. */
export function remarkOf(where: string, run: () => void): Remark[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof KitError) return [{ where, message: error.message }];
    throw error;
  }
}
