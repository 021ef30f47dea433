import type { HauntDef, Pack } from '@hollow/engine';
import * as contents from './contents.haunts.ts';
import { UNWRITTEN } from './haunts.ts';
import { thirdEditionHouse } from './house.ts';
import { SCENARIOS } from './scenarios.ts';

const written: readonly HauntDef[] = contents.haunts;

const isOmen = (id: string): boolean => thirdEditionHouse.cards?.some((card) => card.id === id) ?? false;

export const thirdEdition: Pack = {
  ...thirdEditionHouse,
  haunts: [...written, ...UNWRITTEN.filter((line) => !written.some(({ number }) => number === line.number))].sort(
    (a, b) => a.number - b.number,
  ),
  // Omens that are not written yet begin nothing.
  scenarios: SCENARIOS.map(({ id, haunts }) => ({
    id,
    haunts: Object.fromEntries(Object.entries(haunts).filter(([omen]) => isOmen(omen))),
  })),
};
