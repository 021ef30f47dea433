import type { SeamException } from './seams.ts';
import type { Num, Ops, PackRules, Rooms, RulingDef, Things, Truth, VarDef, Who } from './types.ts';

/** A number that everybody on its page sees: tokens laid aside, the turn track, hits taken. */
export interface CounterDef {
  readonly from?: Num;
  /** What it has to reach; shown beside it unless `secret`. */
  readonly to?: Num;
  readonly secret?: boolean;
  readonly page?: string;
}

/** A variable of the haunt, or one for each character, room or thing. */
export interface HauntVar extends VarDef {
  /** `pair`: one for each two characters, `self` and the other. */
  readonly per?: 'game' | 'who' | 'room' | 'thing' | 'pair';
  /** Who may know it: everybody, one side, nobody; `owner` is the seat it belongs to. Default: everybody. */
  readonly knownTo?: string;
  /** What everybody knows of a hidden one: so many of these have it at 1. For those who have to guess. */
  readonly guess?: { readonly among: Who | Rooms; readonly n: Num };
}

export interface PieceDef {
  readonly n: Num;
  /** Carried like an item: given, dropped, stolen, picked up. `heroes` or `traitor`: only by that side. */
  readonly carry?: 'item' | 'heroes' | 'traitor' | 'nobody';
  /** At most so many to a character. */
  readonly most?: number;
  /** Lies with its number hidden; known to the holder only, to one side, or to nobody. */
  readonly faceDown?: 'holder' | 'nobody' | 'heroes' | 'traitor';
  /** Two of a kind join their rooms. */
  readonly link?: boolean;
  /** Stands in the way of everybody who leaves the room it lies in. */
  readonly hinders?: boolean;
  readonly rules?: PackRules;
  readonly vars?: Readonly<Record<string, VarDef>>;
  readonly page?: string;
}

export interface MonsterDef extends PieceDef {
  /** By trait; null where it has none: it can neither attack nor be attacked with it. */
  readonly traits: Readonly<Record<string, Num | null>>;
  /** Whose cause it serves; null for nobody's. Default: traitor. */
  readonly side?: string | null;
  /**
   * Steps of a turn: a roll of its Speed (one for each kind; with `roll-each`, one for each monster), its full Speed, or none. With `none` it stays where it is,
   * whatever moves others; with `by-rule` it has no steps of its own, but rules of the haunt and cards move it.
   */
  readonly moves?: 'roll' | 'roll-each' | 'full' | 'none' | 'by-rule';
  /** What a movement roll of these results does instead, by row. */
  readonly movesInstead?: Readonly<Record<string, Ops>>;
  readonly through?: readonly ('walls' | 'discover')[];
  /** Cards it may carry; it can use none of them. */
  readonly carries?: Things;
  /** How it fights; `never` where it does not. */
  readonly attack?: {
    readonly trait?: string;
    readonly damage?: string;
    readonly must?: boolean;
    readonly never?: boolean;
    /** `sight`: it also attacks from afar, whom it sees. */
    readonly range?: 'room' | 'sight';
    readonly on?: Who;
  };
  /** What happens to it when it is beaten. Default: it is stunned. */
  readonly defeat?: 'stun' | 'die' | 'nothing' | Ops;
  /** Traits with which it cannot be attacked. */
  readonly immune?: readonly string[];
  /** Who may attack it; everybody hostile by default. */
  readonly only?: Truth;
  /** Where it must go: the first line whose target exists binds. Free where the list is empty. */
  readonly will?: readonly Will[];
  /** Does it hinder those who leave its room? Default true; a condition holds as long as it does, `self` is the monster. */
  readonly slows?: boolean | Truth;
}

/** `seek` goes the shortest way to the nearest, `seekAny` to one of its player's choice: each step leads closer to one of them; `stay` does not move; `free` is up to the player. */
export type Will =
  | { readonly seek: Who }
  | { readonly seekAny: Who }
  | { readonly seekRoom: Rooms }
  | { readonly stay: Truth }
  | { readonly free: Truth };

/** A condition of a character, declared by the haunt. */
export interface StatusDef {
  /** Only its own side knows where the bearer is. */
  readonly hidesPlace?: boolean;
  /** Its bearer has become a monster, though it is an explorer still. */
  readonly transforms?: boolean;
  /** `false`: its bearer stands in nobody's way. */
  readonly slows?: boolean;
  /** Where the bearer must go; opens no doors meanwhile. */
  readonly will?: readonly Will[];
  readonly rules?: PackRules;
  readonly page?: string;
}

/** What doing it costs: nothing, the attack of the turn, spaces, or the rest of the turn. */
export type Cost = 'none' | 'attack' | { readonly move: number } | 'ends-movement' | 'ends-turn' | 'whole-turn';

export interface ActionDef {
  readonly who: Who;
  readonly where?: Rooms | string;
  readonly needs?: readonly Truth[];
  readonly cost?: Cost;
  /** Once a turn by default; a name is a limit that several actions share; `none` has no limit. */
  readonly limit?: 'turn' | 'none' | 'game' | string;
  /** Rooms or cards that make it possible; each may be used once in the game with `once`. */
  readonly from?: { readonly rooms?: readonly string[]; readonly cards?: readonly string[] };
  /** `success`: only what helped to succeed is used up. */
  readonly once?: boolean | 'success';
  readonly roll?:
    | { readonly trait: string | readonly string[]; readonly extra?: Num; readonly bonus?: Num }
    | { readonly dice: Num; readonly bonus?: Num };
  /** From this result on `do` runs, below it `fail`. In place of it: rows. */
  readonly pass?: Num;
  readonly rows?: Readonly<Record<string, Ops>>;
  readonly do?: Ops;
  readonly fail?: Ops;
  /** An attack of a special kind: with which trait, and what winning and losing do in place of damage. */
  readonly attack?: {
    readonly on: Who;
    readonly with: string | readonly string[];
    readonly win?: Ops;
    readonly lose?: Ops;
  };
  readonly page?: string;
}

/** When it is looked at: at once by default, or only at the end of a turn. */
export type Win =
  | Truth
  | {
      readonly at?: 'now' | 'turn' | 'round';
      readonly of: Truth;
      /** Those of the side who have lost all the same. */
      readonly but?: Who;
    };

/** `about` names actions, rules, pieces, monsters, statuses, counters, variables, places or procs, `setup/<page>` or `wins/<side>`. */
export interface HauntRuling extends RulingDef {
  /** Who may read it: a side, or everybody as if nothing is said. Never more than may read what it is about. */
  readonly page?: string;
}

/** Who stands against whom: one traitor from the first, nobody, one whom nobody knows, nobody until one turns, or everybody alone. */
export type HauntKind = 'traitor' | 'none' | 'hidden' | 'none-at-first' | 'free-for-all';

export interface HauntDef {
  readonly id: string;
  readonly number: number;
  readonly kind: HauntKind;
  /** Who becomes the traitor; of a hidden one, nothing is said here. */
  readonly traitor?: Who;
  /** Of a hidden traitor: the piece that is dealt, the number that makes one, and whether the role may be shown at will (default: it may). */
  readonly hidden?: { readonly piece: string; readonly number: number; readonly mayReveal?: boolean };
  /** Who has the first turn, where it is not the left of the traitor or of the revealer. */
  readonly first?: Who;
  /** Sides besides heroes and traitor. */
  readonly sides?: readonly string[];
  /** Who may attack whom: the other side, or everybody everybody. */
  readonly hostility?: 'sides' | 'everyone';
  readonly counters?: Readonly<Record<string, CounterDef>>;
  readonly vars?: Readonly<Record<string, HauntVar>>;
  readonly pieces?: Readonly<Record<string, PieceDef>>;
  readonly monsters?: Readonly<Record<string, MonsterDef>>;
  readonly statuses?: Readonly<Record<string, StatusDef>>;
  /** Places off the board: characters there have turns, but are in no room. */
  readonly zones?: readonly string[];
  readonly places?: Readonly<Record<string, Rooms>>;
  readonly setup?: Readonly<Record<string, Ops>>;
  readonly actions?: Readonly<Record<string, ActionDef>>;
  readonly procs?: Readonly<Record<string, Ops>>;
  readonly rules?: PackRules;
  /** A haunt without goals is not written yet: only a line of the chart. */
  readonly wins?: Readonly<Record<string, Win>>;
  readonly rulings?: Readonly<Record<string, HauntRuling>>;
  /** Where a law of the seams table does not hold in this haunt, and what says so. */
  readonly exceptions?: readonly SeamException[];
}
