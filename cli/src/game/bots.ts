import { type Bot, quickBot, randomBot } from '@hollow/bots';
import type { Engine } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { BadInput } from '../console/bad-input.ts';

const KINDS = ['quick', 'random'] as const;
export type BotName = (typeof KINDS)[number];

/** Reads `--bots`. */
export function parseBotName(asked: string, field = '--bots'): BotName {
  const found = KINDS.find((kind) => kind === asked);
  if (found === undefined) throw new BadInput(field, `${KINDS.join(' or ')} expected, not “${asked}”`);
  return found;
}

/** Who plays a seat, from the first door on. */
export const botFor = (kind: BotName, engine: Engine, seed: string, planner = new Planner(engine)): Bot =>
  kind === 'random' ? randomBot(seed) : quickBot(engine, seed, planner);
