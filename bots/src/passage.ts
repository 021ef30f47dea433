import { type Engine, picker, type State } from '@hollow/engine';
import { canWalkIn, type Planner, whereIs } from '@hollow/planner';
import { tryOption } from './trial.ts';

/** How often each way is tried: some of them ask for dice. */
const TRIES = 3;
/** What it counts of a step to be there, and to have gone a way that costs none. */
const ARRIVED = 0.5;
const FREE_WAY = 0.25;

/** Where everything is: as long as it is the same, so are all ways. */
const placesIn = ({ things, rooms }: State): string => JSON.stringify([things.place, rooms]);

/** Somebody has gone a way that costs no step, such as a leap down: it is one all the same. */
const isFree = (before: State, after: State, who: number): boolean =>
  before.turn.spent === after.turn.spent && whereIs(before, who) !== whereIs(after, who);

/** Where an option may take a character, as far as it was tried. */
interface Passage {
  readonly option: number;
  readonly after: readonly State[];
}

/**
 * Which option takes a character nearer to a room where no plain step does: a room that carries it on, a lift, a wall
 * that turns, a leap down, a chasm that is crossed with dice. Steps, and what rooms, tokens and cards offer, are tried in
 * copies: once in a position, however many rooms are asked for.
 */
export class Passages {
  readonly #engine: Engine;
  readonly #planner: Planner;
  #tried: {
    readonly state: State;
    readonly question: number;
    readonly found: readonly Passage[];
  } | null = null;

  constructor(engine: Engine, planner: Planner) {
    this.#engine = engine;
    this.#planner = planner;
  }

  /** The option that leads nearer to the room; -1 where none does. What leads nowhere in this turn is added to `nowhere`. */
  towards(state: State, who: number, room: number, nowhere: Set<number>): number {
    // Whoever has no steps left is carried on in the next turn.
    if (!canWalkIn(state, state.turn.n)) return -1;
    let least = this.#left(state, who, room);
    let best = -1;
    for (const { option, after } of this.#triedIn(state, nowhere))
      for (const there of after) {
        const left = this.#left(there, who, room) - (isFree(state, there, who) ? FREE_WAY : 0);
        if (left >= least) continue;
        least = left;
        best = option;
      }
    return best;
  }

  /** How far it still is. */
  #left(state: State, who: number, room: number): number {
    const steps = this.#planner.stepsTo(state, who, room);
    if (steps < 0) return Number.POSITIVE_INFINITY;
    return whereIs(state, who) === room ? 0 : steps + ARRIVED;
  }

  #triedIn(state: State, nowhere: Set<number>): readonly Passage[] {
    const question = state.question?.id ?? -1;
    if (this.#tried?.state === state && this.#tried.question === question) return this.#tried.found;
    const found = this.#tryAll(state, nowhere);
    this.#tried = { state, question, found };
    return found;
  }

  #tryAll(state: State, nowhere: Set<number>): Passage[] {
    const deeds = this.#planner.deeds(state);
    return this.#planner.choices(state).flatMap((choice, option): Passage[] => {
      if (choice.verb === 'move') return [{ option, after: this.#try(state, option) }];
      if (choice.verb !== 'offer' || deeds.has(choice.rule) || nowhere.has(choice.rule)) return [];
      const after = this.#try(state, option);
      if (after.length > 0) return [{ option, after }];
      nowhere.add(choice.rule);
      return [];
    });
  }

  /** The positions that come of an option in which somebody or something is somewhere else, and the turn goes on. */
  #try(state: State, option: number): State[] {
    const { question } = state;
    const after: State[] = [];
    const places = placesIn(state);
    for (let k = 0; k < TRIES && question !== null; k++) {
      const from = k === 0 ? state : this.#engine.withOtherChance(state, `passage ${question.id} ${k}`);
      const tried = tryOption(this.#engine, from, question, option, picker(`${k}`));
      if (tried !== null && tried.state.turn.n === state.turn.n && placesIn(tried.state) !== places)
        after.push(tried.state);
      if (tried === null || tried.sure) break;
    }
    return after;
  }
}
