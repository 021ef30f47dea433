import type { Position, View } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';

type Sided = Pick<Position, 'traitor' | 'explorers' | 'hauntKind'>;

type Tome = NonNullable<View['tome']>;

/** Sides that every haunt may have; others have their name in its words. */
const HEROES = 'heroes';
const TRAITOR = 'traitor';
/** In place of a side, where everybody plays alone. */
export const EACH = 'each';

/** Whether everybody plays alone: then there are no sides to tell apart. */
export const playsAlone = ({ hauntKind }: Pick<Position, 'hauntKind'>): boolean => hauntKind === 'free-for-all';

/** As what somebody stands in the haunt, as far as it is known: a side, or alone. */
export const standsAs = (
  position: Pick<Position, 'hauntKind'>,
  { side }: Pick<Sided['explorers'][number], 'side'>,
): string | null => (side == null ? null : playsAlone(position) ? EACH : side);

/** Whether somebody wears the dagger: the traitor, and whoever has come over to that side. */
export const isTraitor = ({ traitor, explorers }: Sided, who: string): boolean =>
  traitor === who || explorers.some(({ id, side }) => id === who && side === TRAITOR);

/** The side that the haunt declares of which somebody is, as far as it is known: they wear its sign. */
export function factionOf({ explorers }: Pick<Position, 'explorers'>, who: string): string | null {
  const side = explorers.find(({ id }) => id === who)?.side ?? null;
  return side === HEROES || side === TRAITOR ? null : side;
}

/** What somebody of a side is called. */
export const roleOf = (text: Text, side: string): string => text.t('play.role', { side, name: text.name(side) });

/** The same at the head of something. */
export const roleTitle = (text: Text, side: string): string => text.t('end.side', { side, name: text.noun(side) });

/** What the book is called: the one that alone tells of the haunt, that of one side, or all that somebody may read. */
export function bookTitle(text: Text, { sides, book }: Pick<Tome, 'sides' | 'book'>): string {
  const [side = '', ...others] = book === null ? sides : [book];
  if (side === '' || others.length > 0) return text.t('play.tome-all');
  if (side === TRAITOR) return text.t('play.tome-traitor');
  return side === HEROES ? text.t('play.tome-heroes') : text.t('play.tome-side', { side: text.noun(side) });
}

interface SideGroup {
  readonly side: string;
  readonly ids: readonly string[];
}

/** Who stands against whom, as far as it is known: the traitor, sides that the haunt declares, and everybody else; or everybody alone. */
export function sideGroups(position: Sided): SideGroup[] {
  const { traitor, explorers } = position;
  if (playsAlone(position)) return [{ side: EACH, ids: explorers.map(({ id }) => id) }];
  const sideOf = ({ id, side }: Sided['explorers'][number]): string =>
    id === traitor ? TRAITOR : side == null || side === TRAITOR ? HEROES : side;
  const sides = new Set(explorers.map(sideOf));
  const order = [TRAITOR, ...[...sides].filter((side) => side !== TRAITOR && side !== HEROES), HEROES];
  return order.flatMap((side) => {
    const ids = explorers.filter((explorer) => sideOf(explorer) === side).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ side, ids }];
  });
}
