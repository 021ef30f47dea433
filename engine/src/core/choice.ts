/** Arguments of the sentence that says why something cannot be done. */
export type Args = Readonly<Record<string, number | string>>;

type Nothing = Record<never, never>;

/** By verb: what the machine has to know of an answer, in its own numbers. What a player gets to read is made from it in `view/options.ts`. */
interface Choices {
  // On a turn.
  /** To the next room: the part of it where one arrives, and the side one leaves by; -1 for stairs and the like. */
  move: { to: number; part: number; side: number; cost: number };
  /** Into the doorway between the room and the one beyond. */
  doorway: { to: number; side: number; cost: number };
  discover: { door: number; cost: number };
  leave: { room: number; cost: number };
  'come-in': { room: number; cost: number };
  /** `rule`: its place among the rules; `owner`: the place code of what carries it. */
  offer: { rule: number; owner: number };
  give: { card: number; to: number };
  drop: Nothing;
  'pick-up': Nothing;
  /** A trade of several things in both directions. */
  trade: { to: number };
  /** Something that a corpse still has. */
  loot: { card: number; from: number };
  attack: { target: number };
  end: Nothing;
  // What an effect or a rule asks for.
  who: { who: number };
  room: { room: number };
  thing: { thing: number };
  trait: { trait: number };
  number: { n: number };
  wall: { wall: number };
  part: { part: number; room: number };
  /** `course`: which of the courses that the content offers, and its key. */
  choose: { course: number; key: string };
  pass: Nothing;
  accept: { card: number };
  decline: { card: number };
  reveal: Nothing;
  ready: Nothing;
  willing: Nothing;
  unwilling: Nothing;
  /** Whether one takes part in what somebody else proposes. */
  agree: Nothing;
  refuse: Nothing;
  // Several things, one after the other.
  'take-back': { thing: number };
  done: Nothing;
  'not-yet': Nothing;
  /** The next one in order: its place from the top. `stack`: a deck, or -1 for the stack of rooms. */
  next: { stack: number; place: number; thing: number };
  /** Top first. */
  order: { stack: number; things: readonly number[] };
  // Monsters in numbers.
  /** Every monster of the kind that has still to act gets its orders at once. */
  together: { kind: number; n: number };
  /** After the nearest opponent, and at it. */
  hunt: Nothing;
  still: Nothing;
  'leave-out': { who: number };
  'count-in': { who: number };
  'one-by-one': Nothing;
  // Tiles.
  turn: { turn: number; tile: number; beside: number };
  door: { door: number; tile: number };
  stay: { room: number };
  'turn-room': { room: number; turn: number };
  'shift-room': { room: number; side: number };
  exchange: { room: number; with: number };
  // Dice and fights.
  /** How many dice of each face, the lowest face first. */
  dice: { counts: readonly number[] };
  reroll: { counts: readonly number[] };
  split: { losses: readonly (readonly [trait: number, steps: number])[] };
  weapon: { card: number };
  bare: Nothing;
  hurt: Nothing;
  steal: { card: number };
}

export type Verb = keyof Choices;

/** An answer with that verb. */
export type ChoiceOf<V extends Verb> = { readonly [K in V]: { readonly verb: K } & Readonly<Choices[K]> }[V];

/** Something that can be answered. */
export type Choice = ChoiceOf<Verb>;

/** By verb: what it is that cannot be done. Nothing more than the verb where no such thing can be done at all. */
interface Bars {
  move: { to: number; side: number };
  discover: { door: number };
  leave: { room: number };
  'come-in': { room: number };
  offer: { offer: number; owner: number };
  give: { card: number; to: number };
  drop: { card?: number };
  'pick-up': { card?: number };
  trade: { to: number };
  loot: { card: number; from: number };
  attack: { target: number };
  end: Nothing;
}

export type BarredVerb = keyof Bars;

/** What is not possible now with that verb, and the rule that forbids it; `always`: at no time of this game. */
export type BarOf<V extends BarredVerb> = {
  readonly [K in V]: {
    readonly verb: K;
    readonly rule: string;
    readonly args?: Args;
    readonly always?: true;
  } & Readonly<Bars[K]>;
}[V];

/** What is not possible now. */
export type Bar = BarOf<BarredVerb>;

/** Collects options and, where somebody wants to know, what is barred and why. */
export interface Sheet {
  readonly open: Choice[];
  readonly barred: Bar[] | null;
}

/** The answer to a question that has options of this verb alone. */
export function only<V extends Verb>(taken: Choice, verb: V): ChoiceOf<V> {
  if (!isOf(taken, verb)) throw new Error(`an answer “${taken.verb}” where “${verb}” was asked for`);
  return taken;
}

const isOf = <V extends Verb>(taken: Choice, verb: V): taken is Choice & ChoiceOf<V> => taken.verb === verb;
