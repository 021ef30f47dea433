import type { Pack } from '@hollow/engine';
import { CHART } from './chart.ts';
import { cards, explorers, rooms, tokens } from './contents.ts';
import edition from './edition.ts';
import { HAUNTS } from './haunts.ts';

export const secondEdition: Pack = {
  id: 'second-edition',
  edition,
  explorers,
  rooms,
  cards,
  tokens,
  haunts: HAUNTS,
  chart: CHART,
};
