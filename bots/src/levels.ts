import type { Engine, View } from '@hollow/engine';
import type { Planner } from '@hollow/planner';
import type { Bot, ThinkingBudget } from './bot.ts';
import { lightBot } from './light.ts';
import { QUICK_TRIES, quickBot } from './quick.ts';
import { searchBot } from './search.ts';

/** How well the bots of a table play, the weakest first. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What bots share that play with the same packs. */
export interface Mind {
  readonly engine: Engine;
  readonly planner: Planner;
}

interface LevelDef {
  /** Playouts where there is time for all of them: of one answer, for whoever does not search of one option. */
  readonly playouts: number;
  /** The fewest that still tell luck from sense. */
  readonly fewest: number;
  readonly make: (mind: Mind, seed: string, budget: ThinkingBudget) => Bot;
}

/** How often an easy bot takes an aim that weighs less than another. */
const WARM = 1.5;

/** Who plays at which level. Whoever makes a better bot changes it here and nowhere else. */
const REGISTRY: Readonly<Record<Level, LevelDef>> = {
  easy: {
    playouts: 1,
    fewest: 1,
    make: ({ engine, planner }, seed) => lightBot(engine, seed, planner, undefined, WARM),
  },
  normal: {
    playouts: QUICK_TRIES,
    fewest: 2,
    make: ({ engine, planner }, seed, budget) => quickBot(engine, seed, planner, budget),
  },
  hard: {
    playouts: 48,
    fewest: 8,
    make: ({ engine, planner }, seed, budget) => searchBot(engine, seed, budget, planner),
  },
};

/** Playouts of a level where there is time for all of them. */
export const LEVEL_PLAYOUTS: Readonly<Record<Level, number>> = {
  easy: REGISTRY.easy.playouts,
  normal: REGISTRY.normal.playouts,
  hard: REGISTRY.hard.playouts,
};

/**
 * The bot of a level. The same view, seed and number of playouts give the same answer; the number may be another at
 * every question.
 */
export const botOfLevel = (
  level: Level,
  mind: Mind,
  seed: string,
  budget: ThinkingBudget = { playouts: LEVEL_PLAYOUTS[level] },
): Bot => REGISTRY[level].make(mind, seed, budget);

/**
 * Whether a bot plays beside one of the people, as far as a watcher can tell: also where nobody knows on which side it
 * is, so that how well it plays tells nobody. Before the haunt there are no sides.
 */
export function isPartner({ position, known }: View, seat: number, people: readonly number[]): boolean {
  if (known.haunt < 0) return false;
  const own = position.explorers.filter((explorer) => explorer.seat === seat);
  const theirs = position.explorers.filter((explorer) => people.includes(explorer.seat));
  const sidesOf = (explorers: typeof own): readonly (string | null)[] => explorers.map(({ side }) => side ?? null);
  return sidesOf(theirs).some((one) => sidesOf(own).some((other) => one === null || other === null || one === other));
}

/** Whoever plays beside a person plays at least like this: nothing annoys as much as the blunders of a friend. */
export const partnerLevel = (level: Level): Level => (level === 'easy' ? 'normal' : level);

/** Playouts to ask for where so many questions wait for each thread: all as long as none does, then a share. */
export const playoutsUnder = (level: Level, waiting: number): number => {
  const { playouts, fewest } = REGISTRY[level];
  return Math.max(fewest, Math.floor(playouts / Math.max(1, waiting)));
};
