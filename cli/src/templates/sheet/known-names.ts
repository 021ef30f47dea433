import { editionIn, type Pack } from '@hollow/engine';
import { wordsIn } from '../../packs/words.ts';
import type { FactSheet } from './sheet.ts';
import { slug } from './sheet.ts';

/** Things that sheets call by their printed names. */
export interface SheetNames {
  rooms(text: string): readonly string[];
  cards(text: string): readonly string[];
  explorers(text: string): readonly string[];
  traits(text: string): readonly string[];
  floors(text: string): readonly string[];
  symbols(text: string): readonly string[];
  /** Kinds of damage. */
  damage(text: string): readonly string[];
  /** With what one fights who has no weapon. */
  readonly fight: string;
  /** Pieces and monsters of the haunt. */
  pieces(text: string): readonly string[];
}

type Finder = (text: string) => readonly string[];

/** Names in the order of the text, the longest first where one is in another. */
function finder(names: readonly (readonly [name: string, id: string])[]): Finder {
  const known = names.filter(([name]) => name !== '').toSorted(([a], [b]) => b.length - a.length);
  return (text) => {
    let rest = text.replaceAll('’', "'");
    const found: (readonly [at: number, id: string])[] = [];
    for (const [name, id] of known) {
      const pattern = new RegExp(`\\b${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:e?s|'s)?\\b`, 'gi');
      rest = rest.replaceAll(pattern, (match, at: number) => {
        found.push([at, id]);
        return '#'.repeat(match.length);
      });
    }
    return [...new Set(found.toSorted(([a], [b]) => a - b).map(([, id]) => id))];
  };
}

const spaced = (id: string): string => id.replaceAll('-', ' ');

/** The names of the packs, and those of the pieces of this haunt. */
export function knownNames(packs: readonly Pack[], sheet: FactSheet, pieces: readonly string[]): SheetNames {
  const words = wordsIn('en', packs);
  const of = (kind: 'rooms' | 'explorers', ids: readonly string[]): Finder =>
    finder(ids.flatMap((id) => [[words.name(id, kind), id] as const, [spaced(id), id] as const]));
  const edition = editionIn(packs);
  const cards = packs.flatMap((pack) => pack.cards ?? []);
  const plain = (ids: readonly string[]): Finder => finder(ids.map((id) => [spaced(id), id]));
  const own = [
    ...sheet.monsters.map(({ name }) => [name, slug(name)] as const),
    ...pieces.map((id) => [spaced(id), id] as const),
  ];
  const last = own.flatMap(([name, id]) => (name.includes(' ') ? [[name.split(' ').at(-1) ?? '', id] as const] : []));
  return {
    rooms: of(
      'rooms',
      packs.flatMap((pack) => pack.rooms ?? []).map(({ id }) => id),
    ),
    cards: finder(
      cards
        .filter(({ deck }) => edition?.decks.find(({ id }) => id === deck)?.kept === true)
        .flatMap(({ id }) => [[words.name(id), id] as const, [spaced(id), id] as const]),
    ),
    explorers: of(
      'explorers',
      packs.flatMap((pack) => pack.explorers ?? []).map(({ id }) => id),
    ),
    traits: plain(edition?.traits ?? []),
    floors: plain(edition?.floors ?? []),
    symbols: (text) => (/symbol|\broom of\b/.test(text) ? plain((edition?.decks ?? []).map(({ id }) => id))(text) : []),
    damage: plain(Object.keys(edition?.damage ?? {})),
    fight: edition?.fightTrait ?? '',
    pieces: finder([...own, ...last]),
  };
}
