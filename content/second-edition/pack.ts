import type { Pack } from '@hollow/engine';
import { CHART } from './chart.ts';
import { haunts } from './contents.haunts.ts';
import { secondEditionHouse } from './house.ts';

export const secondEdition: Pack = {
  ...secondEditionHouse,
  haunts: [...haunts].sort((a, b) => a.number - b.number),
  chart: CHART,
};
