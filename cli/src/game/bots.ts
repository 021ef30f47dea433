import { type Bot, quickBot, randomBot } from '@hollow/bots';
import type { Engine } from '@hollow/engine';
import { BadInput } from '../console/bad-input.ts';

const KINDS = ['quick', 'random'] as const;
export type BotName = (typeof KINDS)[number];

/** Reads `--bots`. */
export function parseBotName(asked: string): BotName {
  const found = KINDS.find((kind) => kind === asked);
  if (found === undefined) throw new BadInput('--bots', `${KINDS.join(' or ')} expected, not “${asked}”`);
  return found;
}

/** Who plays a seat, from the first door on. */
export const botFor = (kind: BotName, engine: Engine, seed: string): Bot =>
  kind === 'random' ? randomBot(seed) : quickBot(engine, seed);
