import type { CardDef, ExplorerDef, Pack, RoomDef } from '@hollow/engine';
import { drawVignette } from '../cards/draw.ts';
import { emblemsFor } from '../ink/emblems.ts';
import type { MarkId } from '../ink/marks.ts';
import { type ExplorerLook, looksOf, UNKNOWN_LOOK } from '../pieces/looks.ts';
import { drawPortrait } from '../pieces/portraits.ts';
import type { RoomDefs } from '../plan/plan.ts';
import { drawRoom, unknownRoom } from '../rooms/all.ts';
import type { Storey } from '../rooms/compose.ts';
import type { RoomDrawing } from '../rooms/table/room.ts';
import { DECK_TONES, type DeckLook, type DeckTone } from '../rooms/upright.ts';
import type { PackArt } from '../third/own.ts';

/** What a drawing needs of a pack: all that lies on the table before a haunt. */
export type ArtPack = Pick<Pack, 'id' | 'edition' | 'rooms' | 'cards' | 'explorers' | 'tokens'>;

interface From<T> {
  readonly pack: string;
  readonly def: T;
}

/** Each thing of a kind by its id; packs that are played together share none. */
function shelf<T extends { readonly id: string }>(
  packs: readonly ArtPack[],
  pick: (pack: ArtPack) => readonly T[] | undefined,
): ReadonlyMap<string, From<T>> {
  return new Map(packs.flatMap((pack) => (pick(pack) ?? []).map((def) => [def.id, { pack: pack.id, def }] as const)));
}

/** How everything looks at a table with these packs. What nobody has drawn is composed, always in the same way. */
export class ArtBook {
  /** The packs, as drawings of haunts' pieces are looked up. */
  readonly packs: readonly string[];
  readonly rooms: RoomDefs;
  readonly #rooms: ReadonlyMap<string, From<RoomDef>>;
  readonly #cards: ReadonlyMap<string, From<CardDef>>;
  readonly #explorers: ReadonlyMap<string, From<ExplorerDef>>;
  readonly #looks: ReadonlyMap<string, ExplorerLook>;
  readonly #emblems: ReadonlyMap<string, MarkId>;
  readonly #tones: ReadonlyMap<string, DeckTone>;
  readonly #symbols: ReadonlyMap<string, string>;
  readonly #storeys: ReadonlyMap<string, Storey>;
  readonly #own: ReadonlyMap<string, PackArt>;
  readonly #drawn = new Map<string, RoomDrawing>();

  constructor(packs: readonly ArtPack[], arts: readonly PackArt[] = []) {
    this.#own = new Map(arts.map((art) => [art.pack, art]));
    const edition = packs.find((pack) => pack.edition !== undefined)?.edition;
    const decks = edition?.decks ?? [];
    this.packs = packs.map(({ id }) => id);
    this.#rooms = shelf(packs, ({ rooms }) => rooms);
    this.#cards = shelf(packs, ({ cards }) => cards);
    this.#explorers = shelf(packs, ({ explorers }) => explorers);
    this.rooms = new Map([...this.#rooms].map(([id, { def }]) => [id, def]));
    this.#looks = looksOf([...this.#explorers.values()]);
    this.#symbols = new Map(decks.map(({ id, symbol }) => [id, symbol]));
    const symbols = [...new Set(decks.map(({ symbol }) => symbol))];
    this.#emblems = emblemsFor([...symbols, ...(edition?.traits ?? [])]);
    this.#tones = tonesOf(symbols);
    this.#storeys = storeysOf(edition?.floors ?? [], this.rooms.get(edition?.start ?? '')?.floors[0]);
  }

  room(id: string): RoomDrawing {
    const known = this.#drawn.get(id);
    if (known !== undefined) return known;
    const found = this.#rooms.get(id);
    const drawn =
      found === undefined
        ? unknownRoom(id)
        : drawRoom(found.def, {
            pack: found.pack,
            storey: this.#storeyOf(found.def),
            rooms: this.rooms.values(),
            own: this.#own.get(found.pack)?.rooms[id],
          });
    this.#drawn.set(id, drawn);
    return drawn;
  }

  /** Above or below where all its floors are; ground where one of them is. */
  #storeyOf({ floors }: RoomDef): Storey {
    const [first = 'ground', ...others] = floors.map((floor) => this.#storeys.get(floor) ?? 'ground');
    return others.every((other) => other === first) ? first : 'ground';
  }

  /** How a symbol on a tile looks. */
  symbol(symbol: string): DeckLook {
    return { mark: this.#emblems.get(symbol) ?? 'target', tone: this.#tones.get(symbol) ?? 'event' };
  }

  deck(id: string): DeckLook {
    return this.symbol(this.#symbols.get(id) ?? id);
  }

  trait(id: string): MarkId {
    return this.#emblems.get(id) ?? 'target';
  }

  explorer(id: string): ExplorerLook {
    return this.#looks.get(id) ?? UNKNOWN_LOOK;
  }

  /** The inside of a cameo; null for somebody whom no pack brings. */
  portrait(id: string): string | null {
    const found = this.#explorers.get(id);
    return found === undefined
      ? null
      : drawPortrait(found.def, found.pack, this.explorer(id).colour, this.#own.get(found.pack)?.portraits[id]);
  }

  /** The picture on a card; nothing for one that no pack brings. */
  vignette(id: string): string {
    const found = this.#cards.get(id);
    return found === undefined ? '' : drawVignette(found.def, found.pack, this.#own.get(found.pack)?.cards[id]);
  }

  /** `pack/id`, as long as a pack brings it: what names of stencils are made from. */
  keyOf(id: string): string {
    const found = this.#explorers.get(id) ?? this.#cards.get(id) ?? this.#rooms.get(id);
    return found === undefined ? id : `${found.pack}/${id}`;
  }
}

/** Decks whose colour is known keep it; others take those that are free. */
function tonesOf(symbols: readonly string[]): ReadonlyMap<string, DeckTone> {
  const own = (symbol: string): DeckTone | undefined => DECK_TONES.find((tone) => tone === symbol);
  const free = DECK_TONES.filter((tone) => !symbols.includes(tone));
  const others = symbols.filter((symbol) => own(symbol) === undefined);
  return new Map(
    symbols.map((symbol) => [symbol, own(symbol) ?? free[others.indexOf(symbol) % free.length] ?? 'event']),
  );
}

/** An edition lists its floors from the lowest to the highest; one starts on the ground. */
function storeysOf(floors: readonly string[], start: string | undefined): ReadonlyMap<string, Storey> {
  const ground = start === undefined ? 0 : floors.indexOf(start);
  return new Map(floors.map((floor, i) => [floor, i < ground ? 'below' : i > ground ? 'above' : 'ground']));
}
