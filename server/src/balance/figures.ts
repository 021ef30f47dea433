import { existsSync, readFileSync } from 'node:fs';
import type { Pack } from '@hollow/engine';
import { type BalanceFigures, type HauntBalance, kindOfHaunt } from '@hollow/protocol';
import { hauntsOf } from '@hollow/table';

/** What `hollow balance --write` has found out. */
const FILE = new URL('../../balance/figures.json', import.meta.url);

const NONE: BalanceFigures = { format: 1, made: '', bots: '', tree: '', haunts: {} };

/** The figures of the last run; none where there was no run. */
export const balanceFigures = (): BalanceFigures =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as BalanceFigures) : NONE;

/** The figures of a pack's haunts; `nameOf` tells the names of those that are no surprise any more. */
export const hauntBalances = (
  { haunts }: BalanceFigures,
  packs: readonly Pack[],
  nameOf: (haunt: string) => string | null,
): readonly HauntBalance[] => {
  const pack = packs.at(-1)?.id ?? '';
  return [...hauntsOf(packs)]
    .filter(([haunt]) => haunt.startsWith(`${pack}/`))
    .sort(([, a], [, b]) => a.number - b.number)
    .flatMap(([haunt, def]) => {
      const cells = haunts[haunt];
      if (cells === undefined) return [];
      return [{ haunt, pack, number: def.number, name: nameOf(haunt), kind: kindOfHaunt(def), cells }];
    });
};
