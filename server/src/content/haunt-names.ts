import type { Pack } from '@hollow/engine';

/** `pack/id` of a haunt. */
export function fullName(packs: readonly Pack[], haunt: string): string {
  const pack = packs.find(({ haunts }) => haunts?.some(({ id }) => id === haunt) === true) ?? packs[0];
  return `${pack?.id ?? ''}/${haunt}`;
}

/** Numbers of the haunts that were met; those of packs that are not played are left out. */
export function metHauntNumbers(packs: readonly Pack[], met: readonly string[]): number[] {
  return packs.flatMap(({ id, haunts }) =>
    (haunts ?? []).filter((haunt) => met.includes(`${id}/${haunt.id}`)).map(({ number }) => number),
  );
}
