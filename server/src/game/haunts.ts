import type { Pack } from '@hollow/engine';

/** `pack/id` of a haunt. */
export function fullName(packs: readonly Pack[], haunt: string): string {
  const pack = packs.find(({ haunts }) => haunts?.some(({ id }) => id === haunt) === true) ?? packs[0];
  return `${pack.id}/${haunt}`;
}

/** Numbers of the haunts that may come: those that are wanted, without those that were met; all that are wanted where none is left. */
export function hauntsFor(packs: readonly Pack[], wanted: readonly number[], met: readonly string[]): number[] {
  if (met.length === 0) return [...wanted];
  const fresh = packs.flatMap(({ id, haunts }) =>
    (haunts ?? [])
      .filter((haunt) => haunt.wins !== undefined && !met.includes(`${id}/${haunt.id}`))
      .map(({ number }) => number),
  );
  const left = wanted.length === 0 ? fresh : wanted.filter((number) => fresh.includes(number));
  return left.length === 0 ? [...wanted] : left;
}
