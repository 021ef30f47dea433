import type { Pack } from '@hollow/engine';
import { KitError } from '@hollow/engine/kit';
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
