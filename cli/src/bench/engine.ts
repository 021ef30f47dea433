import { choicesOf } from '@hollow/bots';
import { clone, type Engine, type Setup, type State } from '@hollow/engine';
import { playRandom, seatsFor } from '../game/random-game.ts';
import { nearestPlayers } from '../packs/packs.ts';
import { microsOf, p99, quantile, spentMillis, type Timing, timingOf } from './timing.ts';

/** A table of four, and one of six, as far as the edition goes. */
const fourAt = ({ packs }: Engine): Setup => ({ seats: seatsFor(nearestPlayers(packs, 4)) });
const sixAt = ({ packs }: Engine): Setup => ({ seats: seatsFor(nearestPlayers(packs, 6)) });
const LIMITS = { maxRounds: 150 };

/** What is played: games to their end, or only until the haunt begins. */
export type Span = 'whole' | 'first-half';

/** A round of random play, without views: decisions a second. */
export function randomPlay(engine: Engine, milliseconds: number, span: Span): () => number {
  const setup: Setup = span === 'whole' ? fourAt(engine) : { ...fourAt(engine), stopAtHaunt: true };
  let game = 0;
  return () => {
    const started = spentMillis();
    let decisions = 0;
    while (spentMillis() - started < milliseconds)
      decisions += playRandom(engine, setup, `bench-${game++}`, LIMITS).decisions;
    return (decisions / (spentMillis() - started)) * 1000;
  };
}

/** A position in the middle: two thirds through a game of usual length. */
export function midGame(engine: Engine): State {
  const lengths = Array.from(
    { length: 21 },
    (_, i) => playRandom(engine, fourAt(engine), `mid-${i}`, LIMITS).decisions,
  );
  const usual = quantile(lengths, 0.5);
  const seed = `mid-${lengths.indexOf(usual)}`;
  const goal = Math.floor((usual * 2) / 3);
  return playRandom(engine, fourAt(engine), seed, { ...LIMITS, stop: (s) => s.seq >= goal }).state;
}

export interface Fork {
  readonly fork: Timing;
  readonly structured: Timing;
}

export const forks = (state: State): Fork => ({
  fork: microsOf(() => clone(state), 5000),
  structured: microsOf(() => structuredClone(state), 300),
});

export const viewMicros = (engine: Engine, state: State): Timing => microsOf(() => engine.view(state, 0), 1000);

const PARTS = ['options', 'apply', 'view', 'others'] as const;
export type TimedPart = (typeof PARTS)[number];

export interface Answers {
  readonly applyP99Micros: number;
  /** All six views of a game after an answer, and what each seat sees of its events. */
  readonly sixViews: Timing;
  /** Shares of the time of a table of six in whole games: working out options, carrying out an answer, the view of whoever is asked, and those of the others. */
  readonly share: Readonly<Record<TimedPart, Timing>>;
}

interface Clock {
  readonly applies: number[];
  readonly sixViews: number[];
  readonly spent: Record<TimedPart, number>;
}

const zero = (): Clock => ({ applies: [], sixViews: [], spent: { options: 0, apply: 0, view: 0, others: 0 } });

/** One game on the clock, answer by answer. */
function timeGame(engine: Engine, seed: string, clock: Clock): void {
  const { state } = engine.create(sixAt(engine), seed);
  const pick = choicesOf(seed);
  while (state.outcome === null && state.round <= LIMITS.maxRounds && state.question !== null) {
    const { seat, id } = state.question;
    // The engine remembers the options of the state at hand; a fork makes it work them out.
    const fork = clone(state);
    const t0 = performance.now();
    const option = pick(engine.optionCount(fork));
    const options = performance.now() - t0;
    engine.optionCount(state);
    const t1 = performance.now();
    const applied = engine.apply(state, seat, id, option);
    const t2 = performance.now();
    const asked = Math.max(0, state.question?.seat ?? 0);
    engine.view(state, asked);
    const t3 = performance.now();
    for (let other = 0; other < state.seats; other++) if (other !== asked) engine.view(state, other);
    if (applied.ok)
      for (let other = 0; other < state.seats; other++) for (const event of applied.events) engine.seen(event, other);
    const t4 = performance.now();
    clock.applies.push((t2 - t1) * 1000);
    clock.sixViews.push((t4 - t2) * 1000);
    // An answer works out the options of the next question: over a game, those are counted as options alone.
    clock.spent.options += options;
    clock.spent.apply += t2 - t1 - options;
    clock.spent.view += t3 - t2;
    clock.spent.others += t4 - t3;
  }
}

/** Single answers on the clock, in rounds of some games after a warm-up: the slow ones, and which part takes the time. */
export function answers(engine: Engine, rounds: number, games: number): Answers {
  for (let game = 0; game < games; game++) timeGame(engine, `warm-up-${game}`, zero());
  const clocks = Array.from({ length: rounds }, (_, round) => {
    const clock = zero();
    for (let game = 0; game < games; game++) timeGame(engine, `answers-${round * games + game}`, clock);
    return clock;
  });
  const shares = (part: TimedPart): Timing =>
    timingOf(clocks.map(({ spent }) => spent[part] / PARTS.reduce((sum, each) => sum + spent[each], 0)));
  return {
    applyP99Micros: p99(clocks.flatMap(({ applies }) => applies)),
    sixViews: timingOf(clocks.flatMap(({ sixViews }) => sixViews)),
    share: { options: shares('options'), apply: shares('apply'), view: shares('view'), others: shares('others') },
  };
}
