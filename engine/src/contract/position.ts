import type { HauntKind } from '../language/haunt.ts';
import type {
  CardId,
  CarrierId,
  CharacterId,
  DeckId,
  ExplorerId,
  FactionId,
  FloorId,
  HauntId,
  RoomId,
  ScenarioId,
  StatusId,
  ThingId,
  TokenId,
  TraitId,
  ZoneId,
} from '../language/ids.ts';

/** A tile in the house; `turn`: quarters clockwise. */
export interface PlacedRoom {
  readonly id: RoomId;
  readonly floor: FloorId;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface PlacedExplorer {
  readonly id: ExplorerId;
  readonly seat: number;
  readonly room: RoomId | '';
  /** Side of a barrier; 8 to 11 for the doorway on that side (north, east, south, west). */
  readonly part: number;
  /** Who or what holds the explorer fast or carries it. */
  readonly holder?: ThingId;
  readonly traits: Readonly<Record<TraitId, { readonly step: number; readonly value: number; readonly start: number }>>;
  readonly cards: readonly CardId[];
  /** Once the haunt has begun. */
  readonly dead?: boolean;
  /** Dead, and lying there with all that was carried. */
  readonly corpse?: true;
  /** A place off the board; then there is no room. */
  readonly zone?: ZoneId;
  readonly side?: FactionId | null;
  readonly shown?: boolean;
  readonly statuses?: readonly StatusId[];
  readonly pieces?: readonly TokenId[];
}

interface PlacedPiece {
  readonly id: TokenId;
  readonly room: RoomId;
  readonly part: number;
  /** The explorer it goes with. */
  readonly holder?: ThingId;
  readonly leadsTo: RoomId | null;
  /** The number on it, where the viewer knows it; it may lie face down. */
  readonly n?: number;
  readonly faceDown?: true;
  /** The character it belongs to. */
  readonly of?: CharacterId;
}

export interface PlacedToken extends PlacedPiece {
  readonly monster?: never;
}

export interface PlacedMonster extends PlacedPiece {
  readonly monster: true;
  readonly stunned: boolean;
  readonly statuses: readonly StatusId[];
  /** Null for what it does not have. */
  readonly traits: Readonly<Record<TraitId, number | null>>;
  readonly carries: readonly (CardId | TokenId)[];
}

/** A stack as far as the viewer knows it: top first, null for what is unknown. */
interface Pile<T> {
  readonly n: number;
  readonly top: readonly (T | null)[];
}

/** Where everything is, as far as one viewer knows. */
export interface Position {
  readonly round: number;
  readonly turn: {
    readonly who: CharacterId | null;
    readonly n: number;
    readonly spent: number;
    readonly stopped: boolean;
    /** Spaces that the character may still go, as far as the viewer can know; null in nobody's turn. */
    readonly movesLeft: number | null;
  };
  readonly rooms: readonly PlacedRoom[];
  readonly explorers: readonly PlacedExplorer[];
  readonly order: readonly ExplorerId[];
  readonly piles: readonly { readonly card: CardId; readonly room: RoomId; readonly part: number }[];
  readonly tokens: readonly (PlacedToken | PlacedMonster)[];
  readonly stacks: {
    readonly rooms: Pile<RoomId>;
    readonly discards: readonly { readonly id: RoomId | null; readonly floors: readonly FloorId[] }[];
    readonly decks: Readonly<Record<DeckId, Pile<CardId> & { readonly discards: readonly CardId[] }>>;
  };
  readonly drawn: Readonly<Record<DeckId, number>>;
  /** The scenario of the game, where the edition has any. */
  readonly scenario?: ScenarioId;
  readonly haunt: HauntId | null;
  /** Once the haunt has begun: who stands against whom. */
  readonly hauntKind?: HauntKind;
  /** Whether explorers can die now: by most readings not before the haunt. */
  readonly mortal: boolean;
  /** Before the haunt: the roll that may begin it, as it stands now, and whether this turn ends with it. */
  readonly nextHauntRoll?: { readonly dice: number; readonly atMost: number; readonly due: boolean };
  /** Once the haunt has begun: counters of the pages the viewer may read, and what everybody knows. */
  readonly counters?: Readonly<Record<string, { readonly value: number; readonly to: number | null }>>;
  /** Secret records that the viewer may know: by variable, of whom or of which room, what is written there. */
  readonly notes?: Readonly<Record<string, Readonly<Record<CarrierId, number>>>>;
  readonly traitor?: CharacterId | null;
  readonly underway?: boolean;
  readonly lost?: readonly Omit<PlacedRoom, 'turn'>[];
}
