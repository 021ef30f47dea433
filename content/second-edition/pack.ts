import type { Pack } from '@hollow/engine';
import { CHART } from './chart.ts';
import { haunts } from './contents.haunts.ts';
import { UNWRITTEN } from './haunts.ts';
import { secondEditionHouse } from './house.ts';

export const secondEdition: Pack = {
  ...secondEditionHouse,
  haunts: [...haunts, ...UNWRITTEN.filter((line) => !haunts.some((written) => written.number === line.number))].sort(
    (a, b) => a.number - b.number,
  ),
  chart: CHART,
};
