import { ArtBook, type PackArt } from '@hollow/drawing/book';
import type { RoomDefs } from '@hollow/drawing/plan';
import type { CardDef, EditionDef, ExplorerDef, Pack, RoomDef } from '@hollow/engine';
import type { HauntNotice, PackHouse, ScenarioNotice } from '@hollow/protocol';
import { type Kind, kindOfDeck } from '@hollow/text/browser';

type Tracks = ExplorerDef['tracks'];
const NO_TRACKS: Tracks = {};

/** All that lies on a table before a haunt, as its packs say: definitions of rooms, cards, explorers and tokens, the edition, and how everything looks. */
export class TablePacks {
  readonly houses: readonly PackHouse[];
  /** The packs as one: where each thing comes from does not matter to whoever explains it. */
  readonly whole: Pack;
  readonly edition: EditionDef | null;
  readonly art: ArtBook;
  readonly rooms: RoomDefs;
  /** From the top of the house to the bottom. */
  readonly floors: readonly string[];
  /** The floor on which one begins. */
  readonly startFloor: string;
  /** As they stand at the table. */
  readonly decks: readonly string[];
  readonly traits: readonly string[];
  /** What a die can show, each once. */
  readonly faces: readonly number[];
  /** All sides of a die: the same number may stand on several. */
  readonly sides: readonly number[];
  readonly explorers: readonly ExplorerDef[];
  readonly cards: readonly CardDef[];
  /** The deck whose cards bring the haunt nearer; null where the edition counts none. */
  readonly countedDeck: string | null;
  /** What may be known of the haunts that can come: numbers for people, `pack/id` for the server. */
  readonly haunts: readonly HauntNotice[];
  /** Scenarios to begin with, where the edition has any. */
  readonly scenarios: readonly ScenarioNotice[];

  /** What expansions change in others has been laid over them (`amended`). */
  constructor(houses: readonly PackHouse[], arts: readonly PackArt[] = []) {
    const packs = houses.map(({ pack }) => pack);
    const edition = packs.find((pack) => pack.edition !== undefined)?.edition ?? null;
    this.houses = houses;
    this.edition = edition;
    this.explorers = packs.flatMap((pack) => pack.explorers ?? []);
    this.cards = packs.flatMap((pack) => pack.cards ?? []);
    this.whole = {
      id: packs[0]?.id ?? '',
      ...(edition === null ? {} : { edition }),
      explorers: this.explorers,
      rooms: packs.flatMap((pack) => pack.rooms ?? []),
      cards: this.cards,
      tokens: packs.flatMap((pack) => pack.tokens ?? []),
    };
    this.art = new ArtBook(packs, arts);
    this.rooms = this.art.rooms;
    this.floors = (edition?.floors ?? []).toReversed();
    this.startFloor = this.room(edition?.start ?? '')?.floors[0] ?? this.floors[0] ?? '';
    this.decks = (edition?.decks ?? []).map(({ id }) => id).toReversed();
    this.traits = edition?.traits ?? [];
    this.sides = edition?.faces ?? [0];
    this.faces = [...new Set(edition?.faces ?? [0])].sort((a, b) => a - b);
    this.countedDeck = edition?.omenDeck ?? null;
    this.haunts = houses.flatMap(({ haunts }) => haunts.filter(({ playable }) => playable));
    this.scenarios = houses.flatMap(({ scenarios = [] }) => scenarios);
  }

  /** How many explorers each seat brings to a table of so many. */
  explorersEach(seats: number): number {
    return this.houses.find(({ players }) => players !== null)?.players?.each?.[seats] ?? 1;
  }

  room(id: string): RoomDef | undefined {
    return this.rooms.get(id);
  }

  card(id: string): CardDef | undefined {
    return this.cards.find((card) => card.id === id);
  }

  explorer(id: string): ExplorerDef | undefined {
    return this.explorers.find((explorer) => explorer.id === id);
  }

  tracksOf(id: string): Tracks {
    return this.explorer(id)?.tracks ?? NO_TRACKS;
  }

  hasToken(kind: string): boolean {
    return this.whole.tokens?.some((token) => token.id === kind) === true;
  }

  /** The deck a card comes from. */
  deckOf(card: string): string {
    return this.card(card)?.deck ?? this.decks[0] ?? '';
  }

  /** The deck that a symbol on a tile lets one draw from. */
  deckOfSymbol(symbol: string): string {
    return this.edition?.decks.find((deck) => deck.symbol === symbol)?.id ?? symbol;
  }

  /** Under which kind the words of a card stand. */
  kindOf(card: string): Kind {
    return kindOfDeck(this.deckOf(card));
  }

  /** Cards of it are carried, and given and dropped like any item. */
  isItemDeck(deck: string): boolean {
    return this.edition?.decks.find(({ id }) => id === deck)?.items === true && deck !== this.countedDeck;
  }
}
