import { parentPort } from 'node:worker_threads';
import { type Bot, botOfLevel, type Mind, motiveOf, randomBot, type ThinkingBudget } from '@hollow/bots';
import { Engine, type Motive } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { LruCache } from '../cache/lru-cache.ts';
import type { BotPreparation, BotReply, BotRequest } from './pool.ts';

/** A thread that thinks for bots, about one question at a time. It gets nothing but views. */

interface Thinker {
  readonly bot: Bot;
  /** How much it may think about the question at hand. */
  readonly budget: ThinkingBudget;
}

/** By packs: what all their bots share. */
const minds = new Map<string, Mind>();
/** Bots that have thought here before, the latest last: one without a memory does and undoes the same thing for ever. */
const KEPT = 500;
const bots = new LruCache<string, Thinker>(KEPT);

function mindFor(key: string, packs: NonNullable<BotRequest['packs']>): Mind {
  const known = minds.get(key);
  if (known !== undefined) return known;
  const engine = new Engine(packs);
  const made = { engine, planner: new Planner(engine) };
  minds.set(key, made);
  return made;
}

function newThinker({ key, packs, kind, seed, playouts }: BotRequest): Thinker {
  const budget = { playouts };
  if (kind === 'random') return { bot: randomBot(seed), budget };
  return { bot: botOfLevel(kind, mindFor(key, packs ?? []), seed, budget), budget };
}

function botFor(asked: BotRequest): Bot {
  const { bot, budget } = bots.getOrMake(`${asked.who} ${asked.kind}`, () => newThinker(asked));
  budget.playouts = asked.playouts;
  return bot;
}

/** What the answer was for. An answer is not lost because nobody can say why. */
function motiveBehind({ key, view, decision, seed }: BotRequest, option: number): Motive | null {
  const mind = minds.get(key);
  if (mind === undefined) return null;
  try {
    return motiveOf(mind, view, decision, option, seed);
  } catch {
    return null;
  }
}

function answer(asked: BotRequest): void {
  let thought: BotReply;
  try {
    const { view, decision, beside } = asked;
    const bot = botFor(asked);
    const option = beside ? bot.stand(view, decision) : bot.answer(view, decision);
    thought = { option, motive: beside ? null : motiveBehind(asked, option) };
  } catch (error) {
    thought = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(thought);
}

function prepare({ prepare: key, packs }: BotPreparation): void {
  mindFor(key, packs).engine.program({});
  const ready: BotReply = { prepared: key };
  parentPort?.postMessage(ready);
}

parentPort?.on('message', (asked: BotRequest | BotPreparation) => {
  if ('prepare' in asked) prepare(asked);
  else answer(asked);
});
