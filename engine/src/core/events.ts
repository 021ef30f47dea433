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
  PageId,
  RoomId,
  RulePath,
  ScenarioId,
  StatusId,
  ThingId,
  TokenId,
  TraitId,
  ZoneId,
} from '../language/ids.ts';
import type { Side } from '../language/types.ts';

/** A deck, or `rooms` for the stack of tiles. */
type StackId = DeckId | 'rooms';

/** A tile, where it has come to lie and how it is turned. */
interface Laid {
  readonly room: RoomId;
  readonly floor: FloorId;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Where a card or a piece has come from and gone to; '' for what does not apply. */
interface Handed {
  readonly from: CharacterId | '';
  readonly to: CharacterId | '';
  readonly room: RoomId | '';
}

/** Dice on the table. `about`: what asked for them. */
interface Thrown {
  readonly who: CharacterId | '';
  readonly faces: readonly number[];
  readonly total: number;
  readonly tags: readonly string[];
  readonly about: CarrierId | '';
}

/** Numbers on the pieces in somebody's hands. */
interface Numbers {
  readonly token: TokenId;
  readonly who: CharacterId;
  readonly n: number;
}

/** What is done to somebody. `behind`: the part of the haunt that does it, for those who may know of it. */
interface Done {
  readonly behind?: string;
}

/** By type: what some seats alone may know of an event. */
export interface EventSecrets {
  looked: { readonly top: readonly (RoomId | CardId)[] };
  searched: { readonly card: CardId };
  /** At a deed of the haunt: which one, and what the roll has to come to. */
  roll: { readonly behind: string; readonly need: number };
  dealt: { readonly numbers: readonly number[] };
  exchanged: { readonly numbers: readonly number[] };
  told: { readonly rooms: readonly RoomId[]; readonly n: number; readonly whom: readonly CharacterId[] };
}

/** By type: what is told of an event. Ids, never sentences; '' where there is nothing of the kind. */
export interface EventFields {
  // The course of the game.
  scenario: { readonly scenario: ScenarioId };
  'omen-counts': { readonly card: CardId };
  /** `birthday`: of whoever begins, unless the set-up names them. Neither was told by earlier versions. */
  begins: {
    readonly order: readonly ExplorerId[];
    readonly who?: ExplorerId;
    readonly birthday?: { readonly month: number; readonly day: number };
  };
  round: { readonly n: number };
  turn: { readonly who: CharacterId; readonly round: number; readonly n: number };
  'turn-over': { readonly who: CharacterId };
  'monster-turn': Readonly<Record<never, never>>;
  ended: { readonly who: CharacterId; readonly what: string };
  won: { readonly who: readonly CharacterId[]; readonly why: string };
  // Walking.
  move: Done & {
    readonly who: CharacterId;
    readonly from: RoomId;
    readonly to: RoomId;
    /** Of the door gone through, from north clockwise; -1 for stairs and the like. */
    readonly side: number;
    readonly cost: number;
    readonly part: number;
  };
  placed: Done & {
    readonly who: CharacterId;
    readonly from: RoomId | '';
    readonly to: RoomId | '';
    readonly part?: number;
  };
  crossed: { readonly who: CharacterId; readonly room: RoomId; readonly part: number };
  sent: Done & { readonly who: CharacterId; readonly zone: ZoneId };
  held: Done & { readonly who: CharacterId; readonly by: ThingId };
  'let-go': { readonly who: CharacterId; readonly room: RoomId };
  // Rooms.
  discover: Laid & { readonly who: CharacterId };
  'room-added': Laid & { readonly who: CharacterId };
  'room-moved': Laid & { readonly who: CharacterId };
  'room-replaced': Laid & { readonly with: RoomId };
  'room-stays': { readonly room: RoomId | '' };
  'room-lost': { readonly room: RoomId };
  'rooms-returned': { readonly rooms: readonly RoomId[]; readonly n: number };
  reopened: {
    readonly who: CharacterId;
    readonly room: RoomId;
    readonly with: RoomId | '';
    readonly side: Side | '';
    readonly turn: number;
  };
  /** `discard`: its place among the tiles set aside, where it comes from there. */
  tile: { readonly who: CharacterId; readonly room: RoomId; readonly discard?: number };
  'tile-buried': { readonly room: RoomId };
  'tile-refused': { readonly room: RoomId };
  /** `backs`: the floors on the back of each. */
  'tiles-set-aside': { readonly n: number; readonly backs: readonly (readonly FloorId[])[] };
  'tiles-reshuffled': { readonly n: number };
  'nothing-fits': { readonly who: CharacterId };
  // Stacks and cards.
  draw: { readonly who: CharacterId; readonly deck: DeckId; readonly card: CardId };
  'deck-empty': { readonly who: CharacterId; readonly deck: DeckId };
  'deck-reshuffled': { readonly deck: DeckId };
  shuffled: { readonly stack: StackId };
  looked: { readonly who: CharacterId; readonly stack: StackId; readonly n: number } & Partial<EventSecrets['looked']>;
  reordered: { readonly who: CharacterId; readonly stack: StackId; readonly n: number };
  searched: { readonly who: CharacterId; readonly deck: DeckId } & Partial<EventSecrets['searched']>;
  card: Done & Handed & { readonly card: CardId; readonly pile: 'discard' | 'stack' | 'bottom' | 'box' | '' };
  'pile-gone': { readonly room: RoomId };
  offered: { readonly who: CharacterId; readonly to: CharacterId; readonly card: ThingId };
  proposed: {
    readonly who: CharacterId;
    readonly to: CharacterId;
    readonly gives: readonly ThingId[];
    readonly takes: readonly ThingId[];
  };
  refused: { readonly who: CharacterId; readonly to: CharacterId };
  declined: { readonly who: CharacterId; readonly card: ThingId };
  picked: { readonly thing: ThingId; readonly about: CarrierId | '' };
  // Pieces.
  token: {
    readonly token: TokenId;
    readonly room: RoomId | '';
    readonly who?: CharacterId | '';
    /** The character it goes with. */
    readonly with?: CharacterId;
  };
  'token-gone': { readonly token: TokenId; readonly room: RoomId | '' };
  piece: Done & Handed & { readonly token: TokenId };
  flipped: { readonly token: TokenId };
  dealt: Numbers & Partial<EventSecrets['dealt']>;
  exchanged: Numbers & { readonly with: CharacterId } & Partial<EventSecrets['exchanged']>;
  // Dice, fights and traits.
  /** `atMost`: what everybody knows it has to come to, at the most. */
  roll: Thrown & { readonly dice: number; readonly bonus: number; readonly atMost?: number } & Partial<
      EventSecrets['roll']
    >;
  thrown: Thrown;
  rerolled: { readonly who: CharacterId | ''; readonly faces: readonly number[] };
  attack: {
    readonly by: CharacterId | '';
    readonly on: CharacterId;
    readonly trait: TraitId;
    readonly weapon: CardId | '';
  };
  fought: {
    readonly by: CharacterId | '';
    readonly on: CharacterId;
    readonly attack: number;
    readonly defence: number;
    readonly winner: CharacterId | '';
    readonly margin: number;
  };
  damage: Done & {
    readonly who: CharacterId;
    readonly kind: string;
    readonly n: number;
    readonly about: CarrierId | '';
    /** A monster to which damage does nothing. */
    readonly vain?: true;
  };
  /** Before it is suffered, damage becomes other damage. `into`: its kind, where that is another. */
  altered: Done & {
    readonly who: CharacterId;
    readonly about: CarrierId | '';
    readonly kind: string;
    readonly n: number;
    readonly becomes: number;
    readonly into: string;
  };
  trait: Done & {
    readonly who: CharacterId;
    readonly trait: TraitId;
    /** Steps that it was to change by, and did. */
    readonly wanted: number;
    readonly steps: number;
    readonly from: number;
    readonly to: number;
    readonly about: CarrierId | '';
  };
  died: Done & { readonly who: CharacterId };
  stunned: Done & { readonly who: CharacterId };
  recovered: { readonly who: CharacterId };
  marked: { readonly who: CharacterId; readonly status: StatusId; readonly on: boolean };
  // What is chosen and said.
  offer: { readonly who: CharacterId; readonly rule: RulePath; readonly about: CarrierId | '' };
  chose: { readonly who: CharacterId; readonly key: string; readonly about: CarrierId | '' };
  /** Of several seats: what each has answered. */
  answered: {
    readonly kind: string;
    readonly seats: readonly number[];
    readonly answers: readonly (CarrierId | TraitId | number)[];
  };
  said: { readonly key: string; readonly about: CarrierId | '' };
  told: { readonly key: string } & Partial<EventSecrets['told']>;
  unseen: { readonly who: CharacterId };
  // The haunt.
  haunt: {
    readonly number: number;
    readonly haunt: HauntId | '';
    readonly revealer: ExplorerId;
    readonly traitor: ExplorerId | null;
    /** Where the haunt is known to the packs; not told by earlier versions. */
    readonly hauntKind?: HauntKind;
  };
  /** A side reads the introduction on its page to everybody. */
  reads: { readonly page: PageId };
  'haunt-begins': { readonly haunt: HauntId };
  unwilling: { readonly who: CharacterId };
  volunteers: { readonly who: readonly CharacterId[] };
  voted: { readonly who: CharacterId; readonly how: 'votes' | 'coin' | 'word' };
  'takes-part': { readonly who: CharacterId; readonly from: CharacterId };
  revealed: { readonly who: CharacterId; readonly side: FactionId; readonly numbers: readonly number[] };
  joined: { readonly who: CharacterId; readonly side: FactionId };
  'handed-over': { readonly who: CharacterId; readonly seat: number };
}

export type EventType = keyof EventFields;

/** Events that tell what is done to somebody. */
export type DoneType = {
  [T in EventType]: EventFields[T] extends Done ? ('behind' extends keyof EventFields[T] ? T : never) : never;
}[EventType];

/** What is told under a type. */
export interface Told<T extends EventType = EventType> {
  readonly type: T;
  readonly data: EventFields[T];
}

/** Something that happened, as it is logged. */
export interface Event extends Told {
  /** A die, a card, a tile, another seat's answer: free undo stops here. */
  readonly reveals: boolean;
  /** What some seats know in place of it; null where all know the same. */
  readonly secret: (Told & { readonly to: readonly number[] }) | null;
}
