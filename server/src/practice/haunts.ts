import { wishOf } from '@hollow/bots';
import { type HauntDef, isWritten, type Pack, picker } from '@hollow/engine';
import { PRACTICE_SIDES, type PracticeHaunt, type PracticeSide } from '@hollow/protocol';
import { hauntsOf, RefusedError } from '@hollow/table';

/** Sides that somebody can choose: only of a haunt whose traitor is known from its first moment. */
const sidesOf = ({ kind }: HauntDef): readonly PracticeSide[] => (kind === 'traitor' ? PRACTICE_SIDES : []);

/** Haunts that can be played to their end, and that the chart can start. */
const playableHaunts = (packs: readonly Pack[]): readonly (readonly [name: string, haunt: HauntDef])[] =>
  [...hauntsOf(packs)]
    .filter(([, haunt]) => isWritten(haunt) && wishOf(packs, haunt) !== null)
    .sort(([, a], [, b]) => a.number - b.number);

/** Haunts of the last pack of a family that can be practised with it. */
const ownHaunts = (packs: readonly Pack[]): ReturnType<typeof playableHaunts> =>
  playableHaunts(packs).filter(([name]) => name.startsWith(`${packs.at(-1)?.id ?? ''}/`));

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
  }));

export interface HauntWish {
  /** `pack/id`; null for any. */
  readonly haunt: string | null;
  /** Null where chance decides. */
  readonly side: PracticeSide | null;
}

/** The haunt that is wished for, or any of all packs that are offered that has the side, with its name. */
export function chooseHaunt(
  families: readonly (readonly Pack[])[],
  { haunt, side }: HauntWish,
  seed: string,
): readonly [name: string, haunt: HauntDef] {
  const all = families.flatMap(ownHaunts);
  const found = haunt === null ? all : all.filter(([name]) => name === haunt);
  if (found.length === 0)
    throw new RefusedError('not-found', `there is no haunt “${haunt}” to practise`, { field: 'haunt' });
  const sided = side === null ? found : found.filter(([, def]) => sidesOf(def).includes(side));
  const chosen = sided.length === 0 ? undefined : sided[picker(`${seed}/practice`)(sided.length)];
  if (chosen === undefined)
    throw new RefusedError('not-allowed', `nobody can choose to be on the side “${side}” of it`, { field: 'side' });
  return chosen;
}
