import type { Num, Rooms, Truth, Who } from './ex.ts';
import type { Hook } from './hooks.ts';
import type { Ops } from './words.generated.ts';

/**
 * The language in which packs are written. Everything here is plain JSON; the builders make it comfortable to write.
 * An expression is `{x: name, …}`, an operation `{op: name, …}`. docs/HAUNT-LANGUAGE.md lists the words.
 */

export type { Doors, Ex, Num, OneRoom, OneThing, OneWho, Rooms, Things, TraitRef, Truth, Who, Yield } from './ex.ts';

export type { Hook } from './hooks.ts';
export type { AnyExpression, Op, Ops, Table } from './words.generated.ts';

/** Whom a rule concerns. `holder`: who holds the card; `here`: characters in the room (and part) of the carrier. */
export type RuleScope = 'holder' | 'here' | 'all' | Who;

export const LAYERS = ['set', 'add', 'times', 'cap', 'floor'] as const;
export type Layer = (typeof LAYERS)[number];

/** How often an explorer may take an offer, or a rule works for one: in a turn, in the game, for one event it answers to, or as often as it comes up. */
export type Limit = 'turn' | 'game' | 'event' | 'none';

/** Whom a card says that it acts on, besides whoever uses or draws it. */
export const REACHED = ['explorers', 'monsters'] as const;
export type ReachedSort = (typeof REACHED)[number];

export interface Rule {
  readonly on: Hook;
  readonly for?: RuleScope;
  readonly when?: Truth;
  /** Conditions of an offer, one by one, so that each can be given as the reason why not. */
  readonly needs?: readonly Truth[];
  readonly do?: Ops;
  /** `modify`: fields of the event to write. */
  readonly set?: Readonly<Record<string, Num | string>>;
  /** Queries: the value and the layer it is folded in. */
  readonly value?: Num;
  readonly layer?: Layer;
  /** `ways`: rooms that are one step from `theIt` for whoever the rule concerns. The step takes `value` spaces, else one. */
  readonly rooms?: Rooms;
  /** `ways`: rules on `enter.after` know by this who has come by such a way. */
  readonly kind?: string;
  /** `stat`: fights that are fought with the trait of bare hands are fought with this one. */
  readonly trait?: string;
  /** `may`: the verbs that are forbidden ('*' is all); `except` stays allowed. */
  readonly verbs?: readonly string[];
  readonly except?: readonly string[];
  readonly limit?: Limit;
  /** The clause of the ledger that sets the limit. */
  readonly limitCites?: string;
  /** Offers: the moment inside the event (`roll`: before or after the faces). */
  readonly moment?: 'before' | 'after';
  /** `instead`: the affected seat is asked first. */
  readonly optional?: boolean;
  /**
   * Using it is a use of the card that carries it (one action per item and turn), which may be too new for that. Default true for offers and optional
   * rules of cards.
   */
  readonly uses?: boolean;
  /** Holds only under these readings of the rules. */
  readonly under?: Readonly<Record<string, string | readonly string[]>>;
  /** Clauses of the ledger this rule carries out. */
  readonly cites?: readonly string[];
  readonly page?: string;
  /** Only harms: the traitor and monsters, who ignore what is harmful in a room, are spared it. */
  readonly harmful?: boolean;
  /** The clause by which monsters are spared it, where it has one of its own. */
  readonly spares?: string;
  /** An offer of a room or token that monsters may take too; those of a haunt they may unless this says otherwise. */
  readonly monsters?: boolean;
  /** Works even for a character that is dead. */
  readonly evenDead?: boolean;
  /** Of a card that acts on others: whom it says that it reaches. The seams table holds it to that. */
  readonly reaches?: readonly ReachedSort[];
}

export type PackRules = Readonly<Record<string, Rule>>;

/** A decision where the books are silent; its sentence stands in the word files, under `rulings`. */
export interface RulingDef {
  /** What it is about: ids of rules and other parts of the thing that carries it. */
  readonly about?: readonly string[];
  /** The clause of the ledger that leaves the question open. */
  readonly clause?: string;
}

export interface VarDef {
  readonly from?: number;
}

export interface Weapon {
  readonly trait: string;
  readonly dice?: number;
  /** Damage by difference is of this kind; by default the kind that the trait belongs to. */
  readonly damage?: string;
  /** `near`: also those in rooms that are one step away; `sight`: also those whom one sees. */
  readonly range?: 'room' | 'near' | 'sight';
  /** Added to the result of the attack. */
  readonly bonus?: number;
  /** Whoever attacks with it takes no damage on losing. */
  readonly safe?: boolean;
  /** Paid when the attack is declared. An `end('attack')` in it calls the attack off. */
  readonly cost?: Ops;
  /** Clauses of the ledger behind single fields; `alone`: no other weapon together with it. */
  readonly cites?: Readonly<Partial<Record<'trait' | 'dice' | 'bonus' | 'range' | 'alone', string>>>;
}

export interface ExplorerDef {
  readonly id: string;
  readonly card: string;
  readonly pronoun: 'she' | 'he' | 'they';
  readonly age: number;
  readonly birthday: { readonly month: number; readonly day: number };
  readonly height?: string;
  readonly weight?: number;
  readonly hobbies: readonly string[];
  readonly tracks: Readonly<Record<string, { readonly values: readonly number[]; readonly start: number }>>;
}

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** A way between rooms that is no door. It is there while both of its ends are in the house. */
export interface LinkDef {
  /** The other end: a room by its name, or rooms as they are at the moment, told with the walker as `self` and the own end as `theIt`. */
  readonly to: string | Rooms;
  /** Who may take it; everybody, where nothing is said. */
  readonly for?: Who;
  /** What has to be the case for the walker. */
  readonly when?: Truth;
  /** Spaces that it takes in place of one. */
  readonly cost?: Num;
  /** It leads `out` of this room only, or only `in`. */
  readonly oneWay?: 'out' | 'in';
  /** Rules on `enter.after` know by this `kind` who has come by it. */
  readonly kind?: string;
  /** Nobody walks it: a rule of the room carries off whoever `enters`, or offers to (`offer`). Distances know it. */
  readonly ride?: 'enters' | 'offer';
  readonly cites?: string;
}

export interface RoomDef {
  readonly id: string;
  readonly floors: readonly string[];
  readonly doors: readonly Side[];
  readonly windows?: readonly Side[];
  readonly symbol?: string;
  /** Cards that are drawn for the symbol: one, where nothing is said. */
  readonly draws?: number;
  readonly tags?: readonly string[];
  /** Start piece: where it lies. `tile` joins rooms that are one piece of cardboard. */
  readonly start?: { readonly x: number; readonly y: number; readonly tile?: string };
  /** A barrier splits the room: which sides belong to which part; effects land in `arrive`, else the character chooses. */
  readonly parts?: readonly (readonly Side[])[];
  readonly arrive?: number;
  /** Ways that are no doors. */
  readonly links?: readonly LinkDef[];
  readonly vars?: Readonly<Record<string, VarDef>>;
  readonly rules?: PackRules;
  readonly rulings?: Readonly<Record<string, RulingDef>>;
}

export interface CardDef {
  readonly id: string;
  readonly deck: string;
  readonly tags?: readonly string[];
  /** May it be given, dropped, stolen? Default: all three for an item, none for what is no item. */
  readonly can?: {
    readonly trade?: boolean;
    readonly drop?: boolean;
    readonly steal?: boolean;
    /** The clause of the ledger that says so of this very card. */
    readonly cites?: string;
  };
  /** Stays with its drawer. Default: as the deck says. */
  readonly kept?: boolean;
  /** When it is drawn. */
  readonly draw?: Ops;
  /** When custody begins and ends. */
  readonly gain?: Ops;
  readonly lose?: Ops;
  readonly stolen?: Ops;
  /** Whom it says that `draw` reaches besides the drawer. */
  readonly reaches?: readonly ReachedSort[];
  readonly weapon?: Weapon;
  readonly vars?: Readonly<Record<string, VarDef>>;
  readonly rules?: PackRules;
  readonly rulings?: Readonly<Record<string, RulingDef>>;
}

export interface TokenDef {
  readonly id: string;
  /** How many there are. */
  readonly n: number;
  /** Nobody sees into or through the room it lies in. */
  readonly blocksSight?: boolean;
  /** Stands in the way of everybody who leaves the room it lies in. */
  readonly hinders?: boolean;
  /** Two of a kind on the board join their rooms, at the cost of one space. */
  readonly link?: boolean;
  readonly vars?: Readonly<Record<string, VarDef>>;
  readonly rules?: PackRules;
}

export interface DeckDef {
  readonly id: string;
  readonly symbol: string;
  readonly kept: boolean;
  /** Cards of this deck are items unless tagged `not-an-item`. */
  readonly items: boolean;
}

/** One named reading of a switch; the first is the default of the edition. */
export interface SwitchDef {
  readonly options: readonly string[];
  readonly default: string;
}

export interface EditionDef {
  readonly floors: readonly string[];
  readonly traits: readonly string[];
  readonly damage: Readonly<Record<string, readonly string[]>>;
  readonly faces: readonly number[];
  readonly maxDice: number;
  readonly decks: readonly DeckDef[];
  /** The deck whose cards bring the haunt nearer, for whoever shows how near it is; left out where none does. */
  readonly omenDeck?: string;
  /** The roll that may begin the haunt, for whoever is told of it before it is made: so many dice, this or less, and whether the turn ends with it. */
  readonly nextHauntRoll?: { readonly dice: Num; readonly atMost: Num; readonly due: Truth };
  readonly start: string;
  /** How many may play; `explorers`: how many each of them brings, by how many they are, where it is more than one (`explorersEach`). */
  readonly players: {
    readonly min: number;
    readonly max: number;
    readonly explorers?: Readonly<Record<string, number>>;
  };
  /** The trait that gives the moves of a turn, and the one that fights without a weapon. */
  readonly moveTrait: string;
  readonly fightTrait: string;
  readonly switches: Readonly<Record<string, SwitchDef>>;
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Neutral rule names of the engine and the clause of the ledger that each carries out here. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Rules of the engine that this edition reads otherwise: each by name, or by a switch whose options are names of readings. */
  readonly readings?: Readonly<Record<string, string | { readonly switch: string }>>;
  /** The course of the game: run once from top to bottom; a `loop` in it never ends by itself. */
  readonly flow: Ops;
  readonly procs?: Readonly<Record<string, Ops>>;
  readonly rules: PackRules;
  /** Who begins, evaluated before the first turn. */
  readonly first: Who;
  /** The course of the game from the haunt on. */
  readonly hauntFlow?: Ops;
}

/** A reason to come to the house, chosen before the game: it says which haunt each omen begins. */
export interface ScenarioDef {
  readonly id: string;
  /** By omen: the number of the haunt. */
  readonly haunts: Readonly<Record<string, number>>;
}

export interface ChartDef {
  readonly omens: readonly string[];
  readonly rows: Readonly<Record<string, readonly number[]>>;
}
