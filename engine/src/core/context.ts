import type { ActionDef, HauntDef } from '../language/haunt.ts';
import type { Hook } from '../language/hooks.ts';
import type { CardId, ExplorerId, FloorId, RoomId, ScenarioId, TokenId, TraitId } from '../language/ids.ts';
import type { ResultSort } from '../language/schema/shape.ts';
import type { CardDef, DeckDef, EditionDef, ExplorerDef, Layer, Limit, RoomDef, Weapon } from '../language/types.ts';
import type { BlockMaker } from '../random/streams.ts';
import type { Rules } from '../rules/index.ts';
import type { Chance } from '../state/chance.ts';
import type { Frame, Scope, State } from '../state/state.ts';
import type { Choice, Sheet } from './choice.ts';
import type { Event } from './events.ts';
import type { Odds } from './odds.ts';
import type { Plan } from './plan.ts';
import type { Waits } from './waits.ts';

/** To whom a variable belongs. */
export type VarScope = 'carrier' | 'game' | 'who' | 'room' | 'thing' | 'pair';

/** Options of an open question, as one of the seats has them. */
export interface Asked {
  readonly state: State;
  readonly seq: number;
  readonly seat: number;
  readonly sheet: Sheet;
}

/** What a compiled operation does, by the stage in the frame. `run` is called again and again until the operation ends. */
export interface OpCode {
  run(g: G, f: Frame): void;
  /** The options of one of the seats that are asked. */
  options(g: G, f: Frame, sheet: Sheet, seat: number): void;
  /** Takes an answer; of a question to several seats, one after the other in the order they were asked. */
  take(g: G, f: Frame, choice: Choice, seat: number): void;
}

/** What is at stake in a question: a sentence of somebody's words, and what it speaks of. */
export interface QuestionCode {
  /** Whose words the sentence is among: `cards/dynamite`, `haunts/the-heir`; '' for those of the game itself. */
  readonly from: string;
  readonly key: string;
  readonly n: NumFn | null;
  readonly of: SetFn | null;
  /** The kind of piece that is spoken of; -1 for none. */
  readonly piece: number;
  /** Where it may lead. */
  readonly rooms: SetFn | null;
}

/** A compiled operation in its place in a pack. */
export interface Node {
  readonly op: string;
  /** Beside the name: the machine looks at these two in every step. */
  readonly code: OpCode;
  readonly path: string;
  /** The same, taken apart. */
  readonly steps: readonly string[];
  readonly id: number;
  /** What the elements are that it goes through, one after the other. */
  readonly goesThrough: ResultSort | undefined;
  /** How its frames look while they wait. */
  readonly waits: Waits;
  /** What is at stake in the question that it puts; null where it puts none, or nobody has said. */
  readonly question: QuestionCode | null;
}

export type Block = readonly Node[];

export type NumFn = (g: G) => number;
export type TruthFn = (g: G) => boolean;
export type SetFn = (g: G) => readonly number[];
export type OneFn = (g: G) => number;
/** Whether something is in a set. */
export type MemberFn = (g: G, x: number) => boolean;

export type CarrierKind = 'edition' | 'room' | 'token' | 'card' | 'status' | 'haunt';

/** The roll of a deed of the haunt that a number decides: with a trait, one of several, or so many dice. */
export interface TaskRoll {
  readonly kind: 'task';
  readonly pools: readonly DicePool[];
  readonly extra: NumFn;
  readonly bonus: NumFn;
  readonly need: NumFn;
}

/** As many dice as the trait is high, or as a number says. */
export type DicePool = { readonly trait: number } | { readonly dice: NumFn };

/** A deed that is an attack, with one of these traits. */
export interface AttackRoll {
  readonly kind: 'attack';
  readonly on: OneFn;
  readonly traits: readonly number[];
}

export interface RuleCode {
  readonly index: number;
  readonly id: string;
  readonly hook: Hook;
  readonly carrier: CarrierKind;
  /** Index of the room, card or token that carries it; -1 for the edition. */
  readonly of: number;
  /** The haunt it belongs to, or -1. */
  readonly haunt: number;
  readonly scope: 'holder' | 'bearer' | 'here' | 'all' | 'set';
  readonly whom: MemberFn | null;
  /** `may`: whom it concerns may depend on what it is asked about. */
  readonly whomByIt: boolean;
  readonly when: TruthFn | null;
  /** Offers: rooms where it can be taken, or null for anywhere. */
  readonly where: SetFn | null;
  readonly within: MemberFn | null;
  readonly needs: readonly TruthFn[];
  /** Names of the reasons why an offer cannot be taken: not here, not at this price, or one of the needs. */
  readonly unless: { readonly where: string; readonly cost: string; readonly needs: readonly string[] };
  readonly block: number;
  /** Offers that begin by asking for a thing: those it is chosen from. */
  readonly asks: SetFn | null;
  readonly set: readonly (readonly [string, NumFn | string])[];
  readonly value: NumFn | null;
  readonly layer: Layer;
  /** `ways`: rooms that it joins to the one that is thought of, and what rules on entering call that. */
  readonly rooms: SetFn | null;
  readonly kind: string;
  /** `stat`: the trait that takes the place of another, or -1. */
  readonly trait: number;
  readonly verbs: readonly string[];
  readonly except: readonly string[];
  readonly limit: Limit;
  /** A limit that several offers share. */
  readonly limitName: string;
  /** The first rule with that limit: its number stands for all of them. */
  readonly limitOf: number;
  /** Neutral name of the rule, or clause, that sets the limit of a turn. */
  readonly limitLaw: string;
  readonly moment: 'before' | 'after' | '';
  readonly optional: boolean;
  readonly uses: boolean;
  /** An offer that takes the one who takes it elsewhere: barred for whoever may not move. */
  readonly goes: boolean;
  /** An offer that takes one across a barrier: nothing for whom no barrier stops. */
  readonly crosses: boolean;
  /** It only keeps the books: whoever walks on does not notice it. */
  readonly quiet: boolean;
  readonly cost: CostCode;
  readonly harmful: boolean;
  /** The clause by which monsters are spared it, or ''. */
  readonly spares: string;
  readonly evenDead: boolean;
  /** An offer of a room or token that monsters may take as well. */
  readonly monsters: boolean;
  /** A deed of the haunt that is rolled for. */
  readonly task: boolean;
  /** What a deed is rolled with, where that can be told before it is done. */
  readonly roll: TaskRoll | AttackRoll | null;
  readonly page: string;
  readonly cites: readonly string[];
  readonly path: string;
}

/** A rule and the carrier it is applied for. */
export interface AppliedRule {
  readonly rule: RuleCode;
  readonly owner: number;
}

/** The rules at one hook in the order of the books. */
export interface HookRules {
  readonly rules: readonly RuleCode[];
  /** For each, what has to be the case for it to concern anybody. */
  readonly sieve: Int32Array;
  /** Each with its carrier, where it has only one; null for those of tokens and conditions, of which there may be several. */
  readonly single: readonly (AppliedRule | null)[];
}

/** Everything that is in force in a part of the game. */
export interface RuleBook {
  readonly hooks: ReadonlyMap<Hook, HookRules>;
  readonly bans: Bans;
}

/** `may` rules, by the verbs and paths they name. */
export interface Bans {
  readonly all: HookRules;
  /** Those that forbid everything. */
  readonly general: HookRules;
  /** Some name a plain verb, not only paths: most games forbid none. */
  readonly nameVerbs: boolean;
  /** Some name a single thing that is not, or even so, to be given or dropped. */
  readonly nameThings: boolean;
  /** By word: those that name it, and the general ones among them, in their order. */
  readonly byWord: ReadonlyMap<string, HookRules>;
}

/** A way between two rooms that is no door, and what is special about it. */
export interface LinkCode {
  /** The room that declares it. */
  readonly room: number;
  /** The room at the other end; -1 where an expression tells. */
  readonly to: number;
  readonly rooms: SetFn | null;
  readonly whom: MemberFn | null;
  readonly when: TruthFn | null;
  readonly cost: NumFn | null;
  /** It leads out of the room, and into it. */
  readonly out: boolean;
  readonly into: boolean;
  readonly kind: string;
  readonly ride: '' | 'enters' | 'offer';
  /** Rules of the room that carry one off; whoever is kept from all of them has no such way. */
  readonly carriedBy: readonly string[];
  readonly cites: string;
}

export interface RoomCode {
  readonly def: RoomDef;
  readonly id: RoomId;
  /** Bits of the floors it may lie on. */
  readonly floors: number;
  /** Door by side in the printed position. */
  readonly doors: readonly boolean[];
  readonly windows: readonly boolean[];
  /** Deck index of the symbol, or -1. */
  readonly deck: number;
  /** How often it is shown. */
  readonly draws: number;
  /** Part of each printed side, when a barrier splits the room. */
  readonly partOf: readonly number[] | null;
  /** Stairs and the like: for everybody, in both directions, at the price of a step. */
  readonly links: readonly { readonly to: number; readonly cites: string }[];
  /** Links that are more than that. */
  readonly ties: readonly LinkCode[];
  readonly tile: string;
  readonly tags: readonly string[];
  /** No errand leads through it: it asks for a roll, or cannot be walked back from. */
  readonly avoided: boolean;
  readonly start: boolean;
}

export interface CardCode {
  readonly def: CardDef;
  readonly id: CardId;
  readonly deck: number;
  readonly item: boolean;
  /** The clause by which cards of its deck are items. */
  readonly itemRule: string;
  readonly kept: boolean;
  readonly trade: boolean;
  readonly drop: boolean;
  readonly steal: boolean;
  /** Neutral name of the rule, or clause, that binds it to its holder. */
  readonly bound: string;
  readonly draw: number;
  readonly gain: number;
  readonly lose: number;
  readonly stolen: number;
  readonly weapon: { readonly def: Weapon; readonly trait: number; readonly cost: number } | null;
  readonly tags: readonly string[];
}

export interface ExplorerCode {
  readonly def: ExplorerDef;
  readonly id: ExplorerId;
  readonly tracks: readonly (readonly number[])[];
  readonly start: readonly number[];
}

export interface TokenCode {
  readonly id: TokenId;
  /** How many there are from the start; those of a haunt come with it. */
  readonly n: number;
  /** The haunt it belongs to, or -1. */
  readonly haunt: number;
  readonly count: NumFn | null;
  readonly link: boolean;
  readonly blocksSight: boolean;
  readonly hinders: boolean;
  readonly carry: 'item' | 'heroes' | 'traitor' | 'nobody';
  readonly most: number;
  readonly faceDown: string;
  readonly monster: MonsterCode | null;
}

export interface WillCode {
  readonly kind: 'seek' | 'seekAny' | 'seekRoom' | 'stay' | 'free';
  readonly who: SetFn | null;
  readonly when: TruthFn | null;
}

export interface MonsterCode {
  /** By trait; null where it has none. */
  readonly stats: readonly (NumFn | null)[];
  readonly side: string | null;
  readonly moves: 'roll' | 'roll-each' | 'full' | 'none';
  /** It stays where it is: what moves others does not move it. */
  readonly fixed: boolean;
  readonly movesInstead: readonly { readonly min: number; readonly max: number; readonly block: number }[];
  readonly through: readonly string[];
  readonly carries: SetFn | null;
  readonly attackTrait: number;
  readonly damage: string;
  readonly must: boolean;
  readonly never: boolean;
  /** It also attacks from afar, whom it sees. */
  readonly shoots: boolean;
  readonly targets: SetFn | null;
  readonly defeat: 'stun' | 'die' | 'nothing' | 'ops';
  readonly defeatBlock: number;
  /** When the operations of its defeat do anything; null for always. */
  readonly defeatIf: TruthFn | null;
  readonly immune: readonly number[];
  readonly only: TruthFn | null;
  readonly will: readonly WillCode[];
  readonly slows: boolean | TruthFn;
}

export interface CostCode {
  readonly kind: 'none' | 'attack' | 'move' | 'ends-movement' | 'ends-turn' | 'whole-turn';
  readonly spaces: number;
}

export interface ActionCode {
  readonly id: string;
  readonly rule: number;
  readonly def: ActionDef;
  /** It is done, and nobody can do it again. */
  readonly over: TruthFn;
}

export interface CounterCode {
  readonly id: string;
  readonly slot: number;
  readonly from: NumFn | null;
  readonly to: NumFn | null;
  readonly secret: boolean;
  readonly page: string;
}

/** Compiles further expressions as if they stood in the haunt: for whoever asks about it from outside. */
export interface HauntCompiler {
  num(raw: unknown): NumFn;
  truth(raw: unknown): TruthFn;
  set(raw: unknown): SetFn;
  /** Ids to indices, and the rooms that the haunt calls by a name. */
  readonly names: {
    room(id: string): number;
    card(id: string): number;
    token(id: string): number;
    trait(id: string): number;
    place(id: string): unknown;
  };
}

export interface HauntCode {
  readonly def: HauntDef;
  readonly kind: HauntDef['kind'];
  /** Everybody may fight everybody. */
  readonly freeFight: boolean;
  readonly traitor: SetFn | null;
  readonly first: SetFn | null;
  readonly sides: readonly string[];
  readonly counters: readonly CounterCode[];
  readonly vars: readonly { readonly id: string; readonly slot: number }[];
  /** Variables that not everybody may know. */
  readonly secrets: readonly { readonly id: string; readonly slot: number }[];
  /** Hidden variables of which everybody knows how many have them, and who may be among those. */
  readonly guesses: readonly { readonly slot: number; readonly among: SetFn; readonly n: NumFn }[];
  readonly setup: Readonly<Record<string, number>>;
  readonly procs: Readonly<Record<string, number>>;
  readonly statuses: readonly string[];
  /** Bits of the conditions that hide where their bearer is. */
  readonly hiding: number;
  /** Bits of the conditions that turn their bearer into a monster. */
  readonly transforming: number;
  /** Conditions whose bearer is in nobody's way. */
  readonly unobtrusive: number;
  /** Where the bearer of each condition must go. */
  readonly wills: readonly (readonly WillCode[])[];
  readonly actions: readonly ActionCode[];
  readonly wins: readonly {
    readonly side: string;
    readonly at: 'now' | 'turn' | 'round';
    readonly of: TruthFn;
    /** Those of the side who lose all the same. */
    readonly but: SetFn | null;
    /** How far along the goal is, from 0 to 1: players see it. */
    readonly progress: NumFn;
  }[];
  readonly words: HauntCompiler;
  /** Its rules are written: the game can go on into it. */
  readonly playable: boolean;
}

/** A scenario: its id, and the number of the haunt by omen. */
export interface ScenarioCode {
  readonly id: ScenarioId;
  readonly haunts: ReadonlyMap<number, number>;
}

/** Packs and a ruleset, compiled: what the machine runs. Functions live here, never in the state. */
export interface Program {
  readonly hashes: readonly string[];
  readonly edition: EditionDef;
  readonly ruleset: Readonly<Record<string, string>>;
  readonly floors: readonly FloorId[];
  readonly traits: readonly TraitId[];
  readonly decks: readonly DeckDef[];
  readonly rooms: readonly RoomCode[];
  readonly cards: readonly CardCode[];
  readonly explorers: readonly ExplorerCode[];
  readonly tokens: readonly TokenCode[];
  readonly haunts: readonly HauntCode[];
  readonly chart: ReadonlyMap<string, number>;
  readonly scenarios: readonly ScenarioCode[];
  readonly roomIndex: ReadonlyMap<string, number>;
  readonly cardIndex: ReadonlyMap<string, number>;
  readonly tokenIndex: ReadonlyMap<string, number>;
  readonly explorerIndex: ReadonlyMap<string, number>;
  readonly traitIndex: ReadonlyMap<string, number>;
  readonly blocks: readonly Block[];
  /** Blocks of the engine's own primitives, by name. */
  readonly core: Readonly<Record<string, number>>;
  readonly flow: number;
  readonly procs: Readonly<Record<string, number>>;
  readonly effects: Readonly<Record<string, number>>;
  readonly first: SetFn;
  /** What is told of the roll that may begin the haunt. */
  readonly nextHauntRoll: { readonly dice: NumFn; readonly atMost: NumFn; readonly due: TruthFn } | null;
  readonly rules: readonly RuleCode[];
  /** The engine's own rules. */
  readonly law: Rules;
  /** Rules in force before a haunt, then with each haunt: the haunt, its pieces and its conditions bring rules of their own. */
  readonly books: readonly RuleBook[];
  /** What rules on entering call the ways by which one may come. */
  readonly wayKinds: readonly string[];
  /** The ties of all rooms. */
  readonly ties: readonly LinkCode[];
  /** By room: those that may lead out of it. */
  readonly tiesFrom: readonly (readonly LinkCode[])[];
  /** Some token stands in the way of those who leave its room. */
  readonly hindered: boolean;
  /** Cards that are weapons. */
  readonly weapons: readonly number[];
  /** Cards that somebody else takes up when their holder has died. */
  readonly companions: readonly number[];
  /** The course of the game after the haunt has begun; -1 if the edition ends there. */
  readonly hauntFlow: number;
  readonly varScope: readonly VarScope[];
  /** Who may know a variable: everybody, a side by its name, `owner`, or nobody. */
  readonly varKnown: readonly string[];
  /** By name: what results of that name stand for. */
  readonly results: ReadonlyMap<string, ReadonlySet<ResultSort>>;
  readonly nodes: readonly Node[];
  readonly varStart: readonly number[];
  readonly damageKinds: Readonly<Record<string, readonly number[]>>;
  readonly moveTrait: number;
  readonly fightTrait: number;
  readonly odds: Odds;
  /** Where in the packs the monsters have their turn. */
  readonly monsterTurns: readonly string[];
}

/** What a run of the machine works on. One object for an engine; `s` is the state at hand. */
export interface G {
  p: Program;
  s: State;
  scope: Scope;
  /** How many rules are being looked at, one inside the other, and the scope of each. */
  depth: number;
  readonly ruleScopes: Scope[];
  /** The element under test in `where`, `most`, `fewest`. */
  it: number;
  /** By name: elements of tests around the one at hand. */
  outer: Readonly<Record<string, number>>;
  events: Event[];
  /** The options that were worked out last, and for which question and seat. */
  asked: Asked | null;
  /** The engine's rules in force: the program's, but for those that a probe has swapped. */
  rows: Rules;
  /** The same, to be applied: where somebody watches, reading a rule tells of it. */
  law: Rules;
  /** Told of every rule that is applied. */
  trace: ((rule: string) => void) | null;
  /** How often each operation ran, by node id. */
  cover: Uint32Array | null;
  /** Has the last word on what chance decides; null leaves it to the random numbers of the state. */
  chance: Chance | null;
  readonly diceBlocks: BlockMaker;
  /** Raised whenever tiles may have moved since the plan was made. */
  changes: number;
  readonly plan: Plan;
  /** Names of variables in the state, made once: they are read all the time. By slot, then by owner. */
  readonly variableKeys: Map<number, string>[];
}
