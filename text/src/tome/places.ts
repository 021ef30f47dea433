import type { HauntDef, TomeAction, View } from '@hollow/engine';
import type { Phrase } from '../grammar/grammar.ts';
import { type Catalog, NONE } from '../language/catalog.ts';
import { listed, type ThingNames } from '../names/names.ts';

/** Where in the house the things of a haunt are, and the rooms that serve for its actions. */

/** A kind of piece that lies about everywhere is told by so many places, and by the number of the others. */
const MOST = 8;

/** Rooms or holders as often as they are named: each once, with how many there are. */
const counted = (catalog: Catalog, ids: readonly string[], noun: (id: string) => Phrase): Phrase[] =>
  [...new Set(ids)].map((id) => {
    const value = ids.filter((other) => other === id).length;
    return { as: (form) => catalog.say('tome.entry', { of: noun(id).as(form), value }) };
  });

/** Rooms, as many as are told, and the number of the others. */
function roomList(catalog: Catalog, names: ThingNames, rooms: readonly string[]): Phrase | typeof NONE {
  const all = counted(catalog, rooms, (id) => names.noun(id, 'rooms'));
  if (all.length === 0) return NONE;
  const n = all.length - MOST;
  const more: Phrase = { as: (form) => catalog.say('tome.more-places', { n, form: form === '' ? NONE : form }) };
  return listed(catalog, 'and', n > 0 ? [...all.slice(0, MOST), more] : all);
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
      const pieces = lying.filter(({ id }) => kindOf(id) === kind);
      const holders = counted(
        catalog,
        pieces.flatMap(({ holder }) => holder ?? []),
        (id) => names.noun(id),
      );
      const lyingIn = pieces.flatMap(({ holder, room = '' }) => (holder === undefined ? room : []));
      const held = holders.length === 0 ? NONE : listed(catalog, 'and', holders);
      const rooms = roomList(catalog, names, lyingIn);
      return [kind, catalog.say('tome.piece', { piece: names.noun(kind), n: pieces.length, held, rooms })];
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
  return catalog.say('tome.where', { words, rooms: roomList(catalog, names, where) });
}
