import { ProgramCache } from '../../compile/program-cache.ts';
import { Engine } from '../../game/engine.ts';
import type { Pack } from '../../language/pack.ts';
import { picker } from '../../random/streams.ts';
import type { State } from '../../state/state.ts';
import { ReadingChance } from '../kept-chance.ts';
import type { Deviation } from '../mutants/index.ts';
import { HelpfulChance } from './helpful-chance.ts';
import { type Arena, type Guide, type Others, playHelped, type SeatMeasure } from './playout.ts';
import { mayTakeTime, sidesOf } from './sides.ts';
import { replayWitness, type Witness } from './witness.ts';

/** How hard a win is looked for: ways in which a turn is played, one number for each try. */
export type Effort = readonly number[];

/** How hard it is looked: for a side while nobody can win yet, for the others once somebody can, and before anybody is asked to look at the position. */
export interface Efforts {
  readonly brisk: Effort;
  readonly brief: Effort;
  readonly thorough: Effort;
}

const EFFORTS: Efforts = {
  brisk: [4, 4, 8, 8, 16],
  brief: [4, 4, 8],
  thorough: [8, 16, 16, 24, 24, 32, 32, 48, 48, 64],
};

/** What the opponents' strength counts, one try after the other. */
const THIRST = [0, 1, 0.1];

/** Rounds within which a win has to come. */
export const ENDING_ROUNDS = 40;

/** On which terms a win is looked for. */
export interface Terms {
  readonly others?: Others;
  readonly effort?: Effort;
  /** Tries of the effort that have been made already. */
  readonly made?: number;
  readonly seed?: string;
}

/** What was found: a win, or none; and then whether the game could go on to the last round with somebody of the side in it. */
export interface WinSearch {
  readonly witness: Witness | null;
  readonly open: boolean;
}

/**
 * What a side can come to, and what it takes: `stay` where the others need do nothing, `help` where they have to help, and `help-alone` where they could
 * keep the game open for ever by doing nothing.
 */
export interface Prospect {
  readonly side: string;
  readonly witness: Witness | null;
  readonly by: Others | 'help-alone';
}

/** What comes of a position; `longer` where only a longer search could tell. */
export interface Examined {
  readonly prospects: readonly Prospect[];
  readonly longer: boolean;
}

/** Nobody can win any more. */
export const isDeadEnd = ({ prospects }: Examined): boolean => prospects.every(({ witness }) => witness === null);

/** The sides that could win, were it not that the others can do nothing for ever. */
export const heldUp = ({ prospects }: Examined): string[] =>
  prospects.flatMap(({ side, by }) => (by === 'help-alone' ? [side] : []));

/** Makes who answers for a side in one try, from a seed of its own. */
export type MakeGuide = (engine: Engine, seed: string) => Guide;

/** How often somebody leads a side before it counts as held up, and for how many rounds those who may take their time. */
const LED = 6;
const OWN_TIME_ROUNDS = 120;

/** Looks for wins in games of some packs. */
export class Endings {
  readonly engine: Engine;
  readonly #arena: Arena;
  readonly #again: Engine;
  readonly #efforts: Efforts;
  readonly #lead: MakeGuide | null;
  readonly #reading = new ReadingChance();

  /** `without` takes rules out, to see whether that is noticed; `lead` plays for a side where the measure leads nowhere. */
  constructor(
    packs: readonly Pack[],
    measureOf: (engine: Engine) => SeatMeasure,
    options: {
      readonly programs?: ProgramCache;
      readonly without?: Deviation;
      readonly efforts?: Efforts;
      readonly lead?: MakeGuide;
    } = {},
  ) {
    const { programs = new ProgramCache(), efforts = EFFORTS, lead = null } = options;
    this.#lead = lead;
    const { pack, rules = {} } = options.without ?? {};
    this.#efforts = efforts;
    const played = pack === undefined ? packs : packs.map(pack);
    const faces = played.flatMap(({ edition }) => edition?.faces ?? []);
    const luck = new HelpfulChance(faces);
    const engine = new Engine(played, { rules, chance: luck }, programs);
    this.engine = new Engine(played, { rules }, programs);
    this.#arena = { engine, luck, measure: measureOf(engine) };
    this.#again = new Engine(played, { rules, chance: this.#reading }, programs);
  }

  /** The sides that have a goal in the game. */
  sides(state: State): string[] {
    return sidesOf(this.engine, state);
  }

  /**
   * Whether a side can still come to its goal when everything helps: the dice, what nobody knows, its own answers, and those of the others unless they
   * stay. A witness has been played again.
   */
  canStillWin(
    state: State,
    side: string,
    { others = 'help', effort = this.#efforts.brisk, made = 0, seed = 'endings' }: Terms = {},
  ): WinSearch {
    let open = false;
    for (const [n, turns] of effort.entries()) {
      if (n < made) continue;
      const thirst = THIRST[n % THIRST.length] ?? 0;
      const pick = picker(`${seed}/${side}/${others}/${turns}/${n}`);
      const course = playHelped(this.#arena, state, { side, others, turns, thirst, rounds: ENDING_ROUNDS, pick });
      open ||= course === 'open';
      if (typeof course === 'string') continue;
      this.replay(state, course);
      return { witness: course, open: false };
    }
    return { witness: null, open };
  }

  /** Whether somebody who answers for the side brings it to its goal, with dice that help, while the others stay. */
  #led(state: State, side: string, seed: string, rounds: number): Witness | null {
    const lead = this.#lead;
    if (lead === null) return null;
    for (let n = 0; n < LED; n++) {
      const own = `${seed}/${side}/led/${n}`;
      const attempt = { side, others: 'stay', turns: 1, thirst: 0, rounds, pick: picker(own) } as const;
      const course = playHelped(this.#arena, state, { ...attempt, lead: lead(this.engine, own) });
      if (typeof course === 'string') continue;
      this.replay(state, course);
      return course;
    }
    return null;
  }

  /** The win of a side while the others do nothing of their own accord, looked for as hard as can be; and whether the game could go on for ever. */
  #alone(state: State, side: string, seed: string, rounds = ENDING_ROUNDS): WinSearch {
    const led = this.#led(state, side, seed, rounds);
    if (led !== null) return { witness: led, open: false };
    return this.canStillWin(state, side, { others: 'stay', effort: this.#efforts.thorough, seed });
  }

  /** One side that can still win, for whoever asks no more than whether there is one; all that each can come to where the first look finds none. */
  examineBriefly(state: State, seed: string): Examined {
    const effort = this.#efforts.brisk.slice(0, 1);
    for (const side of this.sides(state).toReversed()) {
      const { witness } = this.canStillWin(state, side, { others: 'stay', effort, seed });
      if (witness !== null) return { prospects: [{ side, witness, by: 'stay' }], longer: false };
    }
    return this.examine(state, seed);
  }

  /** What each side can still come to: first while the others stay where they are, then with their help; and longer where nobody can, or only so. */
  examine(state: State, seed: string): Examined {
    const { brisk, brief, thorough } = this.#efforts;
    const prospects: Prospect[] = [];
    const inTheirTime = mayTakeTime(this.engine, state);
    // Those who hunt have the shorter way as a rule: with their win the others need not be looked for so hard.
    for (const side of this.sides(state).toReversed()) {
      const effort = prospects.some(({ witness }) => witness !== null) ? brief : brisk;
      const free = inTheirTime && prospects.some(({ by }) => by === 'stay');
      prospects.push(this.#prospect(state, side, { effort, seed }, free));
    }
    if (inTheirTime && heldUp({ prospects, longer: false }).length > 0)
      return this.#inTheirTime(state, prospects, seed);
    if (prospects.some(({ witness }) => witness !== null)) return { prospects, longer: false };
    const again = prospects.map(({ side }): Prospect => {
      const { witness } = this.canStillWin(state, side, { effort: thorough, seed });
      return { side, witness, by: 'help' };
    });
    return { prospects: again, longer: true };
  }

  /** What a side can come to; `free` where the others may take their time, so that they cannot hold it up. */
  #prospect(
    state: State,
    side: string,
    { effort, seed }: Required<Pick<Terms, 'effort' | 'seed'>>,
    free: boolean,
  ): Prospect {
    // A side that cannot win with the help of the others is not looked for without it.
    const once = this.canStillWin(state, side, { others: 'stay', effort: effort.slice(0, 1), seed });
    if (once.witness !== null) return { side, witness: once.witness, by: 'stay' };
    const helped = this.canStillWin(state, side, { effort, seed });
    if (helped.witness === null) return { side, witness: null, by: 'help' };
    const alone = this.canStillWin(state, side, { others: 'stay', effort, made: 1, seed });
    if (alone.witness !== null) return { side, witness: alone.witness, by: 'stay' };
    if (free || (!once.open && !alone.open)) return { side, witness: helped.witness, by: 'help' };
    const longer = this.#alone(state, side, seed);
    if (longer.witness !== null) return { side, witness: longer.witness, by: 'stay' };
    return { side, witness: helped.witness, by: longer.open ? 'help-alone' : 'help' };
  }

  /** Where a haunt lets the others take their time: a side is held up only if none of those can win without help. */
  #inTheirTime(state: State, prospects: readonly Prospect[], seed: string): Examined {
    const looked = prospects.map((one): Prospect => {
      if (one.by !== 'help') return one;
      const { witness } = this.#alone(state, one.side, seed, OWN_TIME_ROUNDS);
      return witness === null ? one : { ...one, witness, by: 'stay' };
    });
    const free = looked.some(({ by }) => by === 'stay');
    return {
      prospects: looked.map((one) => (free && one.by === 'help-alone' ? { ...one, by: 'help' } : one)),
      longer: false,
    };
  }

  /** Plays a witness again and throws a WitnessError where it does not stand. */
  replay(state: State, witness: Witness): State {
    return replayWitness(this.#again, this.#reading, state, witness);
  }
}
