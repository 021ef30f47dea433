import { type Engine, fingerprint, type Pack, type State } from '@hollow/engine';
import { packOf } from '../packs/packs.ts';
import { hauntInPlay } from './haunt-in-play.ts';
import { winnersIn } from './winners-in.ts';

export interface HauntTally {
  number: number;
  games: number;
  heroes: number;
  traitor: number;
  none: number;
  /** Rounds of a game, on average. */
  rounds: number;
}

export interface Tally {
  games: number;
  finished: number;
  capped: number;
  decisions: number;
  seconds: number;
  errors: { seed: string; message: string }[];
  hash: string;
  haunts: Record<string, HauntTally>;
  /** Games by the number of omens that had been drawn when the haunt began. */
  omens: Record<string, number>;
}

/** Who won: the traitor's side, the others, or nobody. */
function winner(engine: Engine, state: State): 'heroes' | 'traitor' | 'none' {
  const side = winnersIn(engine, state)?.side ?? 'nobody';
  return side === 'nobody' ? 'none' : side === 'traitor' ? 'traitor' : 'heroes';
}

/** Adds up finished games. */
export class Counter {
  readonly #engine: Engine;
  readonly #packs: readonly Pack[];
  readonly #hashes: string[] = [];
  readonly #omenDeck: number;
  readonly #rounds = new Map<string, number>();
  readonly tally: Tally = {
    games: 0,
    finished: 0,
    capped: 0,
    decisions: 0,
    seconds: 0,
    errors: [],
    hash: '',
    haunts: {},
    omens: {},
  };

  constructor(engine: Engine, packs: readonly Pack[]) {
    this.#engine = engine;
    this.#packs = packs;
    const { decks, omenDeck } = engine.program({}).edition;
    this.#omenDeck = decks.findIndex(({ id }) => id === omenDeck);
  }

  failed(seed: string, error: unknown): void {
    this.tally.games++;
    this.tally.errors.push({ seed, message: error instanceof Error ? error.message : String(error) });
    this.#hashes.push('error');
  }

  /** `drawn`: cards that had been drawn of each deck when the haunt began. */
  ended(state: State, decisions: number, drawn: readonly number[]): void {
    const { tally } = this;
    tally.games++;
    tally.decisions += decisions;
    if (state.outcome === null) tally.capped++;
    else tally.finished++;
    this.#hashes.push(this.#engine.hash(state));
    if (state.haunt < 0) return;
    if (this.#omenDeck >= 0) {
      const omens = String(drawn[this.#omenDeck] ?? 0);
      tally.omens[omens] = (tally.omens[omens] ?? 0) + 1;
    }
    this.#count(state);
  }

  #count(state: State): void {
    const { def } = hauntInPlay(this.#engine, state);
    const key = `${packOf(this.#packs, 'haunts', def.id)}/${def.id}`;
    const line = this.tally.haunts[key] ?? { number: def.number, games: 0, heroes: 0, traitor: 0, none: 0, rounds: 0 };
    line.games++;
    line[winner(this.#engine, state)]++;
    this.#rounds.set(key, (this.#rounds.get(key) ?? 0) + state.round);
    line.rounds = Math.round(((this.#rounds.get(key) ?? 0) / line.games) * 10) / 10;
    this.tally.haunts[key] = line;
  }

  /** The sum, haunts in order of their numbers. */
  result(seconds: number): Tally {
    const haunts = Object.entries(this.tally.haunts).sort(([, a], [, b]) => a.number - b.number);
    return {
      ...this.tally,
      seconds: Math.round(seconds * 1000) / 1000,
      hash: fingerprint(this.#hashes.join(' ')),
      haunts: Object.fromEntries(haunts),
    };
  }
}
