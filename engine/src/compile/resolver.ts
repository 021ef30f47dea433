import { rowOf } from '../core/tables.ts';
import { ContentError, type Names } from '../define/names.ts';
import type { HauntDef, MonsterDef, PieceDef } from '../language/haunt.ts';
import type { CardDef, EditionDef, ExplorerDef, RoomDef, TokenDef } from '../language/types.ts';
import { meant } from '../shapes/nearest.ts';
import type { CompileSite } from './compiler.ts';
import { pieceId, piecesOf } from './haunt.ts';
import type { Library, Shelf } from './library.ts';

/** Pieces and monsters of a haunt stand behind the tokens of the packs. */
type AnyToken = TokenDef | { readonly id: string; readonly def: PieceDef | MonsterDef };

/** Everything that the packs bring, and how its names are looked up from any place in them. */
export interface Resolver {
  readonly rooms: Shelf<RoomDef>;
  readonly cards: Shelf<CardDef>;
  readonly explorers: Shelf<ExplorerDef>;
  readonly haunts: Shelf<HauntDef>;
  /** Without the pieces of haunts. */
  readonly tokens: Shelf<TokenDef>;
  readonly allTokens: Shelf<AnyToken>;
  readonly pieces: readonly ReturnType<typeof piecesOf>[];
  readonly traits: ReadonlyMap<string, number>;
  namesAt(setting: CompileSite): Names;
}

function index(ids: readonly string[], what: string): Map<string, number> {
  const map = new Map<string, number>();
  ids.forEach((id, i) => {
    if (map.has(id)) throw new ContentError(what, `“${id}” stands there twice`);
    map.set(id, i);
  });
  return map;
}

const lookup =
  (map: ReadonlyMap<string, number>, what: string, path: string) =>
  (id: string): number => {
    const found = map.get(id);
    if (found === undefined) throw new ContentError(path, `there is no ${what} “${id}”${meant(id, [...map.keys()])}`);
    return found;
  };

function position(ids: readonly string[], id: string, what: string, path: string): number {
  const at = ids.indexOf(id);
  if (at < 0) throw new ContentError(path, `there is no ${what} “${id}”${meant(id, ids)}`);
  return at;
}

function withPieces(
  tokens: Shelf<TokenDef>,
  haunts: Shelf<HauntDef>,
  pieces: readonly ReturnType<typeof piecesOf>[],
): Shelf<AnyToken> {
  const all = pieces.flat();
  return {
    what: tokens.what,
    defs: [...tokens.defs, ...all],
    from: [...tokens.from, ...pieces.flatMap((list, h) => list.map(() => rowOf(haunts.from, h)))],
    index: index(
      [...tokens.defs, ...all].map(({ id }) => id),
      tokens.what,
    ),
  };
}

/** A number of the chart leads to one haunt. */
function checkNumbers({ defs, from }: Shelf<HauntDef>, library: Library): void {
  defs.forEach((def, h) => {
    const other = defs.findIndex(({ number }) => number === def.number);
    if (other === h) return;
    const owner = rowOf(library.packs, rowOf(from, other)).id;
    const { id } = rowOf(defs, other);
    throw new ContentError(`haunts/${def.id}`, `the number ${def.number} is that of ${owner}/${id}`);
  });
}

export function resolver(library: Library, edition: EditionDef): Resolver {
  const rooms = library.shelf('room', (pack) => pack.rooms);
  const cards = library.shelf('card', (pack) => pack.cards);
  const explorers = library.shelf('explorer', (pack) => pack.explorers);
  const haunts = library.shelf('haunt', (pack) => pack.haunts);
  const tokens = library.shelf('token', (pack) => pack.tokens);
  checkNumbers(haunts, library);
  const pieces = haunts.defs.map(piecesOf);
  const allTokens = withPieces(tokens, haunts, pieces);
  const traits = index(edition.traits, 'trait');
  const floors = index(edition.floors, 'floor');
  const decks = index(
    edition.decks.map(({ id }) => id),
    'deck',
  );
  const symbols = index(
    edition.decks.map(({ symbol }) => symbol),
    'symbol',
  );
  const procs = index(Object.keys(edition.procs ?? {}), 'proc');

  const namesAt = ({ path, haunt, pack }: CompileSite): Names => {
    const def = haunt < 0 ? undefined : haunts.defs[haunt];
    return {
      room: (id) => library.find(rooms, id, pack, path),
      card: (id) => library.find(cards, id, pack, path),
      token: (id) =>
        (def === undefined ? undefined : allTokens.index.get(pieceId(def.id, id))) ??
        library.find(
          allTokens,
          id,
          pack,
          path,
          def === undefined ? [] : piecesOf(def).map((p) => p.id.slice(def.id.length + 1)),
        ),
      explorer: (id) => library.find(explorers, id, pack, path),
      deck: lookup(decks, 'deck', path),
      symbol: lookup(symbols, 'symbol', path),
      floor: lookup(floors, 'floor', path),
      trait: lookup(traits, 'trait', path),
      proc: (id) => {
        if (def?.procs === undefined || !Object.hasOwn(def.procs, id)) lookup(procs, 'proc', path)(id);
      },
      status: (id) => position(Object.keys(def?.statuses ?? {}), id, 'condition', path),
      place: (id) => {
        if (def?.places === undefined || !Object.hasOwn(def.places, id))
          throw new ContentError(path, `there is no place “${id}”${meant(id, Object.keys(def?.places ?? {}))}`);
        return def.places[id];
      },
      zone: (id) => position(def?.zones ?? [], id, 'zone', path),
      side: (id) => position(['heroes', 'traitor', ...(def?.sides ?? [])], id, 'side', path),
      reading(name, values) {
        const known = Object.hasOwn(edition.switches, name) ? edition.switches[name] : undefined;
        if (known === undefined) throw new ContentError(path, `there is no switch “${name}”`);
        for (const value of values)
          if (!known.options.includes(value)) throw new ContentError(path, `“${value}” is no reading of “${name}”`);
      },
      damageKinds: Object.keys(edition.damage),
    };
  };
  return { rooms, cards, explorers, haunts, tokens, allTokens, pieces, traits, namesAt };
}
