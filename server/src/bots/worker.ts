import { parentPort } from 'node:worker_threads';
import { type Bot, quickBot, randomBot } from '@hollow/bots';
import { Engine } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { LruCache } from '../cache/lru-cache.ts';
import type { BotPreparation, BotReply, BotRequest } from './pool.ts';

/** A thread that thinks for bots, about one question at a time. It gets nothing but views. */

interface Mind {
  readonly engine: Engine;
  readonly planner: Planner;
}

/** By packs: what all their bots share. */
const minds = new Map<string, Mind>();
/** Bots that have thought here before, the latest last: one without a memory does and undoes the same thing for ever. */
const KEPT = 500;
const bots = new LruCache<string, Bot>(KEPT);

function mindFor(key: string, packs: NonNullable<BotRequest['packs']>): Mind {
  const known = minds.get(key);
  if (known !== undefined) return known;
  const engine = new Engine(packs);
  const made = { engine, planner: new Planner(engine) };
  minds.set(key, made);
  return made;
}

function newBot({ key, packs, kind, seed }: BotRequest): Bot {
  if (kind === 'random') return randomBot(seed);
  const { engine, planner } = mindFor(key, packs ?? []);
  return quickBot(engine, seed, planner);
}

function botFor(asked: BotRequest): Bot {
  const name = `${asked.who} ${asked.kind}`;
  return bots.getOrMake(name, () => newBot(asked));
}

function answer(asked: BotRequest): void {
  let thought: BotReply;
  try {
    const { view, decision, beside } = asked;
    const bot = botFor(asked);
    thought = { option: beside ? bot.stand(view, decision) : bot.answer(view, decision) };
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
