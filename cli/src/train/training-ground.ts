import {
  type Bot,
  botAt,
  botsOf,
  hopeOf,
  LightMind,
  type LightPart,
  LightTurn,
  outlookPartOf,
  type PartWeights,
  playOnLightly,
  quickBot,
} from '@hollow/bots';
import { clone, type Engine, picker, type State } from '@hollow/engine';
import { Planner, sidesTaken } from '@hollow/planner';
import { keptStarts, playStart } from '../starts/kept-starts.ts';
import type { Example } from './logistic.ts';

/** A start of a haunt, one of those that are kept. */
export interface StartRef {
  readonly haunt: string;
  readonly players: number;
  readonly n: number;
}

/** Who is trained: heroes, traitors, or the monsters on the traitor's side. */
export type TrainedRole = Exclude<LightPart, 'before'>;

/** One game of a training: where it starts, its chance, and who plays the other side. */
export interface TrainingGame {
  readonly start: StartRef;
  readonly seed: string;
  readonly foe: 'light' | 'quick';
}

/** Rounds after which a game that is played to its end is broken off. */
const LONGEST = 30;

const isHeroRole = (role: TrainedRole): boolean => role === 'hero';

/** Plays games of light players from kept starts. */
export class TrainingGround {
  readonly #engine: Engine;
  readonly #planner: Planner;
  readonly #kept = keptStarts();
  readonly #starts = new Map<string, State | null>();

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#planner = new Planner(engine);
  }

  /** Where a start begins its haunt; null where its seed no longer comes to it. Not to be changed. */
  #start({ haunt, players, n }: StartRef): State | null {
    const key = `${haunt} ${players} ${n}`;
    const known = this.#starts.get(key);
    if (known !== undefined) return known;
    const seed = this.#kept[haunt]?.[players]?.[n];
    const found = seed === undefined ? null : (playStart(this.#engine, haunt, players, seed)?.state ?? null);
    this.#starts.set(key, found);
    return found;
  }

  #isTraitor(state: State, seat: number): boolean {
    return sidesTaken(this.#engine, state)[seat]?.includes('traitor') === true;
  }

  /** The first seat that plays the role; -1 where none does. */
  #seatOf(state: State, hero: boolean): number {
    return sidesTaken(this.#engine, state).findIndex((_, seat) => this.#isTraitor(state, seat) !== hero);
  }

  /** The answers of quick bots for whoever is not of the role; -1 where the light ones answer. */
  #quickFoes(state: State, hero: boolean, seed: string): (state: State) => number {
    const bots: readonly Bot[] = botsOf(state, seed, (own) => quickBot(this.#engine, own, this.#planner));
    return (now) => {
      const [decision] = this.#engine.pending(now);
      if (decision === undefined || decision.seat < 0 || this.#isTraitor(now, decision.seat) !== hero) return -1;
      return botAt(bots, decision.seat).answer(this.#engine.view(now, decision.seat), decision);
    };
  }

  /** What those of a role may hope for some rounds after a start; null where nobody plays it there. */
  hope(game: TrainingGame, role: TrainedRole, weights: PartWeights, rounds: number): number | null {
    const start = this.#start(game.start);
    if (start === null) return null;
    const hero = isHeroRole(role);
    const seat = this.#seatOf(start, hero);
    if (seat < 0 || outlookPartOf(this.#engine, start, seat) === 'alone') return null;
    const state = clone(start);
    const pick = picker(game.seed);
    const mind = new LightMind(this.#engine, this.#planner, pick, () => weights);
    const other = game.foe === 'quick' ? { instead: this.#quickFoes(state, hero, game.seed) } : {};
    const table = { engine: this.#engine, planner: this.#planner, mind, pick, ...other };
    const until = start.round + rounds;
    while (state.outcome === null && state.round < until) {
      const before = state.question?.id;
      playOnLightly(table, state, new LightTurn(state.turn), () => state.round >= until);
      if (state.question?.id === before) break;
    }
    return hopeOf(this.#engine, this.#planner, state, seat, start);
  }

  /** What positions of a whole game looked like to either side, and what came of them. */
  examples(game: TrainingGame, weights: PartWeights): Example[] {
    const start = this.#start(game.start);
    if (start === null) return [];
    const state = clone(start);
    const pick = picker(game.seed);
    const mind = new LightMind(this.#engine, this.#planner, pick, () => weights);
    const table = { engine: this.#engine, planner: this.#planner, mind, pick };
    const alone = outlookPartOf(this.#engine, start, 0) === 'alone';
    const seats = (alone ? [0, 1] : [this.#seatOf(start, true), this.#seatOf(start, false)]).filter(
      (seat) => seat >= 0,
    );
    const seen: { readonly seat: number; readonly example: Omit<Example, 'won' | 'weight'> }[] = [];
    for (let round = start.round; state.outcome === null && round < start.round + LONGEST; round++) {
      if (state.question?.kind === 'turn' && state.underway)
        for (const seat of seats) {
          const outlook = this.#planner.outlook(state, seat, start);
          const group = `${outlookPartOf(this.#engine, start, seat)} ${game.start.haunt}`;
          if (outlook !== null) seen.push({ seat, example: { group, seen: outlook } });
        }
      // Somewhere in the round: whose turn it is differs.
      let turns = pick(game.start.players) + 1;
      let at = state.turn.n;
      playOnLightly(table, state, new LightTurn(state.turn), () => {
        if (state.turn.n !== at) turns--;
        at = state.turn.n;
        return state.round > round && turns <= 0 && state.question?.kind === 'turn';
      });
    }
    // What came to no end tells nothing of who wins.
    if (state.outcome === null) return [];
    const verdicts = state.outcome.verdicts;
    return seen.flatMap(({ seat, example }) => {
      const verdict = verdicts[String(seat)];
      const won = verdict === 'won' ? 1 : 0;
      return verdict === undefined ? [] : [{ ...example, won, weight: seats.length / seen.length }];
    });
  }
}
