import type { Engine } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import type { Bot } from './bot.ts';
import { botOfLevel, LEVELS, type Level } from './levels.ts';
import { lightBot } from './light.ts';
import { quickBot } from './quick.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

/** What bots are called, the usual one first; then the levels, each of which is one of them. */
export const BOT_NAMES = ['quick', 'light', 'search', 'random', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** How a bot is to think. */
export interface Thinking {
  /** Made once for all bots of an engine: what it has found out of a haunt it keeps. */
  readonly planner?: Planner;
  /** How often a bot that plays on before it answers may do so for one answer; the others do not ask. */
  readonly playouts?: number;
}

type Maker = (engine: Engine, seed: string, thinking: Required<Thinking>) => Bot;

/** Playouts of one answer where nobody says how many. */
export const PLAYOUTS = 48;

/** A level has its own number of playouts. */
const atLevel =
  (level: Level): Maker =>
  (engine, seed, { planner }) =>
    botOfLevel(level, { engine, planner }, seed);

const MAKERS: Readonly<Record<BotName, Maker>> = {
  quick: (engine, seed, { planner }) => quickBot(engine, seed, planner),
  light: (engine, seed, { planner }) => lightBot(engine, seed, planner),
  search: (engine, seed, { planner, playouts }) => searchBot(engine, seed, { playouts }, planner),
  random: (_, seed) => randomBot(seed),
  easy: atLevel('easy'),
  normal: atLevel('normal'),
  hard: atLevel('hard'),
};

/**
 * Makes a bot by its name. Asked the same questions, a bot with the same seed and the same number of playouts gives the
 * same answers, whatever its views do not show.
 */
export const makeBot = (name: BotName, engine: Engine, seed: string, thinking: Thinking = {}): Bot =>
  MAKERS[name](engine, seed, {
    planner: thinking.planner ?? new Planner(engine),
    playouts: thinking.playouts ?? PLAYOUTS,
  });
