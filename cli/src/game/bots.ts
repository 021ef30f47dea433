import { BOT_NAMES, type Bot, type BotName, makeBot } from '@hollow/bots';
import type { Engine } from '@hollow/engine';
import type { Planner } from '@hollow/planner';
import { BadInput } from '../console/bad-input.ts';

/** Reads `--bots`. */
export function parseBotName(asked: string, field = '--bots'): BotName {
  const found = BOT_NAMES.find((kind) => kind === asked);
  if (found === undefined)
    throw new BadInput(field, `${BOT_NAMES.slice(0, -1).join(', ')} or ${BOT_NAMES.at(-1)} expected, not “${asked}”`);
  return found;
}

/** Who plays a seat, from the first door on. */
export const botFor = (kind: BotName, engine: Engine, seed: string, planner?: Planner): Bot =>
  makeBot(kind, engine, seed, planner === undefined ? {} : { planner });
