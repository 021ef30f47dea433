import type { Pack } from '@hollow/engine';
import type { Made, NewContent } from '../made.ts';
import { knownNames } from './known-names.ts';
import type { HauntPlan } from './materials.ts';
import { SheetPlanner } from './plan.ts';
import { type FactSheet, readSheet } from './sheet.ts';
import { sheetFiles, traitorSource } from './write.ts';

/** A haunt begun from its sheet: the files, and what must still be said by hand. */
export interface FromSheet {
  readonly files: readonly Made[];
  readonly todo: readonly string[];
}

/** Each part once, with what the sheet says of it. */
function listOf(sheet: FactSheet, plan: HauntPlan, traitor: unknown): string[] {
  const turned = sheet.kind === 'traitor' && traitor === null ? [['traitor', sheet.traitor] as const] : [];
  return [...turned, ...plan.todo].map(([part, says]) => `${part}: ${says}`);
}

/** The number of the sheet, unless another haunt of these packs has it. */
function numberOf(wish: NewContent, packs: readonly Pack[], { number }: FactSheet): number {
  const haunts = packs.flatMap((pack) => pack.haunts ?? []);
  if (haunts.some(({ id }) => id === wish.id)) return wish.number;
  return haunts.some((haunt) => haunt.number === number) ? wish.number : number;
}

export function fromSheet(
  wished: NewContent,
  packs: readonly Pack[],
  file: string,
  number: number | undefined,
): FromSheet {
  const sheet = readSheet(file, number, wished.setting.edition.traits);
  const wish = { ...wished, number: numberOf(wished, packs, sheet) };
  const plan = new SheetPlanner(sheet, packs).make();
  const traitor =
    wish.printed === null || wish.printed === undefined
      ? traitorSource(sheet, knownNames(packs, sheet, []).explorers)
      : { source: wish.printed.traitor, own: wish.printed.own };
  return { files: sheetFiles(wish, sheet, plan, traitor, packs), todo: listOf(sheet, plan, traitor) };
}
