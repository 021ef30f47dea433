import { wishOf } from '@hollow/bots';
import { editionIn, explorersEach, type HauntDef, isWritten, type Pack, picker } from '@hollow/engine';
import { PRACTICE_SIDES, type PracticeHaunt, type PracticeSide, seatCounts } from '@hollow/protocol';
import { hauntsOf, RefusedError } from '@hollow/table';

/** Sides that somebody can choose: only of a haunt whose traitor is known from its first moment. */
const sidesOf = ({ kind }: HauntDef): readonly PracticeSide[] => (kind === 'traitor' ? PRACTICE_SIDES : []);

/** Tables at which everybody plays one explorer. */
function seatsOf(packs: readonly Pack[]): readonly number[] {
  const edition = editionIn(packs);
  return edition === undefined
    ? []
    : seatCounts(edition.players).filter((seats) => explorersEach(edition, seats) === 1);
}

type NamedHaunt = readonly [name: string, haunt: HauntDef];

/** Haunts that can be played to their end, and that the house can start. */
const playableHaunts = (packs: readonly Pack[]): readonly NamedHaunt[] =>
  [...hauntsOf(packs)]
    .filter(([, haunt]) => isWritten(haunt) && wishOf(packs, haunt) !== null)
    .sort(([, a], [, b]) => a.number - b.number);

/** By family, found out once: for every haunt a house is looked through. */
const practisable = new WeakMap<readonly Pack[], readonly NamedHaunt[]>();

/** Haunts of the last pack of a family that can be practised with it. */
function ownHaunts(packs: readonly Pack[]): readonly NamedHaunt[] {
  const own = `${packs.at(-1)?.id ?? ''}/`;
  const known = practisable.get(packs) ?? playableHaunts(packs).filter(([name]) => name.startsWith(own));
  practisable.set(packs, known);
  return known;
}

/** What can be practised of the last pack of a family; `nameOf` tells the names of those that are no surprise any more. */
export const practiceHaunts = (
  packs: readonly Pack[],
  nameOf: (name: string, haunt: HauntDef) => string | null,
): readonly PracticeHaunt[] =>
  ownHaunts(packs).map(([haunt, def]) => ({
    haunt,
    number: def.number,
    name: nameOf(haunt, def),
    sides: sidesOf(def),
    seats: seatsOf(packs),
  }));

export interface HauntWish {
  /** `pack/id`; null for any. */
  readonly haunt: string | null;
  /** Null where chance decides. */
  readonly side: PracticeSide | null;
  readonly seats: number;
}

/** The haunt that is wished for, or any of all packs that are offered that has the side, with its name. */
export function chooseHaunt(
  families: readonly (readonly Pack[])[],
  { haunt, side, seats }: HauntWish,
  seed: string,
): readonly [name: string, haunt: HauntDef] {
  const isWanted = ([name]: readonly [string, HauntDef]): boolean => haunt === null || name === haunt;
  const wanted = families.filter((packs) => ownHaunts(packs).some(isWanted));
  if (wanted.length === 0)
    throw new RefusedError('not-found', `there is no haunt “${haunt}” to practise`, { field: 'haunt' });
  const found = wanted
    .filter((packs) => seatsOf(packs).includes(seats))
    .flatMap(ownHaunts)
    .filter(isWanted);
  if (found.length === 0) throw new RefusedError('not-allowed', `it is not played by ${seats}`, { field: 'seats' });
  const sided = side === null ? found : found.filter(([, def]) => sidesOf(def).includes(side));
  const chosen = sided.length === 0 ? undefined : sided[picker(`${seed}/practice`)(sided.length)];
  if (chosen === undefined)
    throw new RefusedError('not-allowed', `nobody can choose to be on the side “${side}” of it`, { field: 'side' });
  return chosen;
}
