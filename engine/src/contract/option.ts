import type { Args, BarredVerb, Verb } from '../core/choice.ts';
import type {
  CardId,
  CarrierId,
  CharacterId,
  FloorId,
  RoomId,
  RulePath,
  ThingId,
  TokenId,
  TraitId,
  WallId,
} from '../language/ids.ts';
import type { Side } from '../language/types.ts';

/**
 * What an attack would be made with: the trait, the dice of both, and how likely the attacker (`chance`) or the defender (`risk`) comes out ahead. All
 * chances are exact, from 0 to 1, and made from what the seat knows; what may still be done about a roll is not counted.
 */
export interface Stakes {
  readonly trait: TraitId;
  readonly dice: number;
  readonly against: number;
  /** What is added to the result whatever the dice show, and to that of the other; only where there is something. */
  readonly adds?: number;
  readonly addsAgainst?: number;
  readonly chance: number;
  readonly risk: number;
  /** Whoever attacks takes no damage by losing, as with a shot from afar. */
  readonly safe?: true;
  /** What it would be made with is asked for later: the chances are those of the best, and nothing else is told. */
  readonly best?: true;
}

/** The roll of a deed of the haunt: what it has to come to, and how likely it does; with several traits to choose from, with the best. */
export interface Task {
  readonly need: number;
  readonly chance: number;
}

/** A place in the house where nothing lies yet. */
export interface Spot {
  readonly floor: FloorId;
  readonly x: number;
  readonly y: number;
}

type Nothing = Readonly<Record<never, never>>;

/** By verb: what a player gets to know of an option. Ids, never sentences; '' where there is nothing of the kind. */
export interface OptionFields {
  // On a turn.
  /** `side`: of the door one goes through. */
  move: { readonly room: RoomId; readonly cost: number; readonly side: Side | '' };
  doorway: { readonly room: RoomId; readonly cost: number; readonly side: Side };
  /** `room`: where the door is. */
  discover: { readonly room: RoomId; readonly side: Side; readonly cost: number };
  leave: { readonly room: RoomId; readonly cost: number };
  'come-in': { readonly room: RoomId; readonly cost: number };
  /** `no`: which of several tokens of a kind; `thing`: the one card in hand that it would be about; for a deed of the haunt, what it would be rolled with. */
  offer: {
    readonly rule: RulePath;
    readonly about: CarrierId | '';
    readonly no?: number;
    readonly thing?: CardId;
  } & Partial<Task> &
    Partial<Stakes>;
  give: { readonly card: ThingId; readonly to: CharacterId };
  drop: Nothing;
  'pick-up': Nothing;
  trade: { readonly to: CharacterId };
  /** `from`: whose corpse it is. */
  loot: { readonly card: ThingId; readonly from: CharacterId };
  /** What it would be fought with. */
  attack: { readonly who: CharacterId } & Partial<Stakes>;
  end: Nothing;
  // What an effect or a rule asks for.
  who: { readonly who: CharacterId };
  room: { readonly room: RoomId };
  thing: { readonly card: ThingId; readonly no?: number };
  /** At a fight also the dice of both; at a deed of the haunt, its roll with the trait. */
  trait: { readonly trait: TraitId } & Partial<Stakes> & Partial<Task>;
  number: { readonly n: number };
  wall: { readonly side: WallId };
  part: { readonly part: number; readonly room: RoomId };
  choose: { readonly key: string };
  /** Before a roll that has to come to something, or before one of a fight: how likely it succeeds as it is. */
  pass: { readonly chance?: number };
  accept: { readonly card: ThingId };
  decline: { readonly card: ThingId };
  reveal: Nothing;
  ready: Nothing;
  willing: Nothing;
  unwilling: Nothing;
  agree: Nothing;
  refuse: Nothing;
  // Several things, one after the other.
  'take-back': { readonly card: ThingId };
  done: Nothing;
  'not-yet': Nothing;
  next: { readonly thing: RoomId | CardId };
  /** Top first. */
  order: { readonly order: readonly (RoomId | CardId)[] };
  // Monsters in numbers.
  /** `n`: how many of the kind have still to act. */
  together: { readonly kind: TokenId; readonly n: number };
  hunt: Nothing;
  still: Nothing;
  'leave-out': { readonly who: CharacterId };
  'count-in': { readonly who: CharacterId };
  'one-by-one': Nothing;
  // Tiles.
  /** `turn`: quarters clockwise. */
  turn: { readonly turn: number; readonly room: RoomId; readonly spot: Spot };
  door: { readonly room: RoomId; readonly side: Side; readonly tile: RoomId };
  stay: { readonly room: RoomId };
  'turn-room': { readonly room: RoomId; readonly turn: number };
  'shift-room': { readonly room: RoomId; readonly side: Side };
  exchange: { readonly room: RoomId; readonly with: RoomId };
  // Dice and fights.
  dice: { readonly faces: readonly number[] };
  /** How likely such a roll succeeds when these are thrown again. */
  reroll: { readonly faces: readonly number[]; readonly chance?: number };
  /** `deadly`: it would bring a clip to the skull, and whoever is hurt can die now. */
  split: { readonly losses: Readonly<Record<TraitId, number>>; readonly deadly?: true };
  weapon: { readonly card: CardId } & Partial<Stakes>;
  bare: Partial<Stakes>;
  hurt: Nothing;
  steal: { readonly card: ThingId };
}

/** Something with that verb that a seat may answer. */
export type OptionOf<V extends Verb> = { readonly [K in V]: { readonly verb: K } & OptionFields[K] }[V];

/** Something a seat may answer. */
export type Option = OptionOf<Verb>;

/** By verb: what it is that cannot be done. */
export interface BarredFields {
  move: { readonly room: RoomId; readonly side: Side | '' };
  discover: { readonly room: RoomId; readonly side: Side };
  leave: { readonly room: RoomId };
  'come-in': { readonly room: RoomId };
  offer: { readonly offer: RulePath; readonly about: CarrierId | '' };
  give: { readonly card: ThingId; readonly to: CharacterId };
  /** Without a card: nothing at all can be dropped or picked up. */
  drop: { readonly card?: ThingId };
  'pick-up': { readonly card?: ThingId };
  trade: { readonly to: CharacterId };
  loot: { readonly card: ThingId; readonly from: CharacterId };
  attack: { readonly who: CharacterId };
  end: Nothing;
}

/** Something with that verb that is not possible now, and the clause or rule that forbids it; `always`: at no time of this game, which is no news on any turn. */
export type BarredOf<V extends BarredVerb> = {
  readonly [K in V]: {
    readonly verb: K;
    readonly rule: string;
    readonly args: Args;
    readonly always?: true;
  } & BarredFields[K];
}[V];

/** Something that is not possible now. */
export type Barred = BarredOf<BarredVerb>;
