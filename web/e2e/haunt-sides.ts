import { type HauntDef, isWritten } from '@hollow/engine';
import { EDITIONS, type EditionName, first, type Played, type Wanted } from './evenings.ts';

/** The written haunts of both packs, each with the sides that somebody can take, and how a game comes to where they do. */

export type Side = 'hero' | 'traitor';

export interface HauntSide {
  readonly edition: EditionName;
  /** By pack and id. */
  readonly haunt: string;
  readonly number: number;
  readonly side: Side;
}

const hasTwoSides = ({ kind }: HauntDef): boolean => kind !== 'none' && kind !== 'free-for-all';

const written = (edition: EditionName): readonly HauntDef[] => (EDITIONS[edition].pack.haunts ?? []).filter(isWritten);

export const HAUNT_SIDES: readonly HauntSide[] = (Object.keys(EDITIONS) as EditionName[]).flatMap((edition) =>
  written(edition).flatMap((def) => {
    const haunt = { edition, haunt: `${EDITIONS[edition].pack.id}/${def.id}`, number: def.number };
    return [{ ...haunt, side: 'hero' as const }, ...(hasTwoSides(def) ? [{ ...haunt, side: 'traitor' as const }] : [])];
  }),
);

/** The seats of whoever plays against the heroes, also where nobody else knows it. */
const seatsAgainst = ({ edition, state }: Pick<Played, 'edition' | 'state'>): number[] =>
  EDITIONS[edition].engine
    .view(state, 'all')
    .position.explorers.flatMap(({ side, seat, dead }) => (side === 'traitor' && dead !== true ? [seat] : []));

/** The opening of the books; where nobody is a traitor yet when they are opened, the first question to somebody who has become one: planted bots wait for a person's answer. */
export function opening(haunt: string, side: Side): Played & { readonly seat: number } {
  const found = HAUNT_SIDES.find((one) => one.haunt === haunt && one.side === side);
  if (found === undefined) throw new Error(`nobody takes ${haunt} as ${side}`);
  const { edition, number } = found;
  const { kind } = written(edition).find((one) => one.number === number) ?? {};
  const fromTheBooks = side === 'hero' || kind === 'traitor';
  const wanted: Wanted = (decision, state) =>
    fromTheBooks
      ? decision.kind === 'ready'
      : state.haunt >= 0 && seatsAgainst({ edition, state }).includes(decision.seat);
  const game = first(`haunt ${number}`, { edition, haunts: [number] }, wanted);
  const against = seatsAgainst(game);
  const seats = EDITIONS[edition].explorers.map((_, seat) => seat);
  const asked = fromTheBooks ? undefined : game.asked?.seat;
  const seat = asked ?? seats.find((one) => against.includes(one) === (side === 'traitor'));
  if (seat === undefined) throw new Error(`nobody takes ${haunt} as ${side}`);
  return { ...game, seat };
}
