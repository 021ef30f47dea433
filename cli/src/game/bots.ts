import { type Bot, lightBot, quickBot, randomBot } from '@hollow/bots';
import type { Engine } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { BadInput } from '../console/bad-input.ts';

const KINDS = ['quick', 'light', 'random'] as const;
export type BotName = (typeof KINDS)[number];

/** Reads `--bots`. */
export function parseBotName(asked: string, field = '--bots'): BotName {
  const found = KINDS.find((kind) => kind === asked);
  if (found === undefined)
    throw new BadInput(field, `${KINDS.slice(0, -1).join(', ')} or ${KINDS.at(-1)} expected, not “${asked}”`);
  return found;
}

/** Who plays a seat, from the first door on. */
export const botFor = (kind: BotName, engine: Engine, seed: string, planner = new Planner(engine)): Bot =>
  kind === 'random'
    ? randomBot(seed)
    : kind === 'light'
      ? lightBot(engine, seed, planner)
      : quickBot(engine, seed, planner);
