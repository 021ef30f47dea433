import type { Pack } from '@hollow/engine';
import { CHART } from './chart.ts';
import { cards, explorers, haunts, rooms, tokens } from './contents.ts';
import edition from './edition.ts';
import { UNWRITTEN } from './haunts.ts';

export const secondEdition: Pack = {
  id: 'second-edition',
  edition,
  explorers,
  rooms,
  cards,
  tokens,
  haunts: [...haunts, ...UNWRITTEN.filter((line) => !haunts.some((written) => written.number === line.number))].sort(
    (a, b) => a.number - b.number,
  ),
  chart: CHART,
};
