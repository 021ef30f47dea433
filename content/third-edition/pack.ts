import type { HauntDef, Pack } from '@hollow/engine';
import * as contents from './contents.haunts.ts';
import { UNWRITTEN } from './haunts.ts';
import { thirdEditionHouse } from './house.ts';
import { SCENARIOS } from './scenarios.ts';

const written: readonly HauntDef[] = contents.haunts;

export const thirdEdition: Pack = {
  ...thirdEditionHouse,
  haunts: [...written, ...UNWRITTEN.filter((line) => !written.some(({ number }) => number === line.number))].sort(
    (a, b) => a.number - b.number,
  ),
  scenarios: SCENARIOS,
};
