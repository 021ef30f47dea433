import { PACK_FORMAT, type Pack } from '@hollow/engine';
import { cards, explorers, rooms, tokens } from './contents.ts';
import edition from './edition.ts';

/** All that lies on the table before a haunt: what a browser may hold. */
export const thirdEditionHouse: Pack = {
  id: 'third-edition',
  format: PACK_FORMAT,
  edition,
  explorers,
  rooms,
  cards,
  tokens,
};
