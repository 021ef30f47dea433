import { secondEdition } from '@hollow/content';
import { houseOf } from '@hollow/server/packs';
import { INVENTED } from '../src/gallery/invented.ts';
import { TablePacks } from '../src/packs/TablePacks.ts';

/** Packs as the page gets them from a server. */
export const SECOND = new TablePacks([houseOf(secondEdition)]);
/** Two floors, three traits, one deck, dice from 0 to 3. */
export const STRANGE = new TablePacks([INVENTED]);
