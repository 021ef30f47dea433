import type { Pack } from '@hollow/engine';
import { hauntsOf } from '@hollow/table';

/** `pack/id` of a haunt. */
export function fullName(packs: readonly Pack[], haunt: string): string {
  const pack = packs.find(({ haunts }) => haunts?.some(({ id }) => id === haunt) === true) ?? packs[0];
  return `${pack?.id ?? ''}/${haunt}`;
}

/** Numbers of the haunts that were met; those of packs that are not played are left out. */
export function metHauntNumbers(packs: readonly Pack[], met: readonly string[]): number[] {
  const known = hauntsOf(packs);
  return met.flatMap((haunt) => known.get(haunt)?.number ?? []);
}
