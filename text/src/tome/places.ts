import type { HauntDef, TomeAction, View } from '@hollow/engine';
import { type Catalog, NONE } from '../language/catalog.ts';
import type { ThingNames } from '../names/names.ts';

/** Where in the house the things of a haunt are, and the rooms that serve for its actions. */

/** A kind of piece that lies about everywhere is told by so many places, and by the number of the others. */
const MOST = 8;

/** Places as often as they are named: each once, with how many there are. */
function counted(catalog: Catalog, places: readonly string[]): string {
  const all = [...new Set(places)].map((of) =>
    catalog.say('tome.entry', { of, value: places.filter((place) => place === of).length }),
  );
  const shown = all.slice(0, MOST);
  return catalog.list(
    'comma',
    all.length > MOST ? [...shown, catalog.say('tome.more-places', { n: all.length - MOST })] : shown,
  );
}

/** The kind of a piece, without its number. */
function kindOf(id: string): string {
  const [kind = id] = id.split('#');
  return kind;
}

/** The pieces of the haunt by kind, as far as the viewer sees them: in which rooms, or with whom. */
export function pieceLines(
  catalog: Catalog,
  names: ThingNames,
  { position }: View,
  haunt: string,
): Map<string, string> {
  const lying = position.tokens.filter(
    ({ id, monster, room }) => id.startsWith(`${haunt}/`) && monster !== true && (room ?? '') !== '',
  );
  const kinds = [...new Set(lying.map(({ id }) => kindOf(id)))];
  return new Map(
    kinds.map((kind) => {
      const places = lying
        .filter(({ id }) => kindOf(id) === kind)
        .map(({ holder, room = '' }) =>
          holder === undefined ? names.name(room, 'rooms') : catalog.say('tome.held', { who: names.noun(holder) }),
        );
      return [kind, catalog.say('tome.piece', { piece: names.name(kind), places: counted(catalog, places) })];
    }),
  );
}

/** The rooms that the place of an action names one by one; null where it says them in another way. */
export function namedRooms(def: HauntDef | undefined, id: string): readonly string[] | null {
  const collect = (value: unknown): readonly string[] | null => {
    const set = (typeof value === 'string' ? def?.places?.[value] : value) as
      | Readonly<Record<string, unknown>>
      | undefined;
    if (set?.x === 'named') return set.ids as readonly string[];
    if (set?.x !== 'either' || !Array.isArray(set.of)) return null;
    const parts = set.of.map(collect);
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  };
  return collect(def?.actions?.[id]?.where);
}

/** The rooms of the house behind the words of a place, where those do not name exactly them already. */
export function roomsMeant(
  catalog: Catalog,
  names: ThingNames,
  named: readonly string[] | null,
  { where }: TomeAction,
  words: string,
): string {
  const isNamed = named !== null && where !== null && named.length === where.length;
  if (where === null || (where.length > 0 && isNamed && where.every((id) => named.includes(id)))) return words;
  const rooms =
    where.length === 0
      ? NONE
      : counted(
          catalog,
          where.map((id) => names.name(id, 'rooms')),
        );
  return catalog.say('tome.where', { words, rooms });
}
