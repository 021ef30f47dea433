import { BOT_NAMES, type BotName, LEVELS, type Level, PLAYOUTS } from '@hollow/bots';
import { Option } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';

/** Reads `--bots`. */
export function parseBotName(asked: string, field = '--bots'): BotName {
  const found = BOT_NAMES.find((kind) => kind === asked);
  if (found === undefined)
    throw new BadInput(field, `${BOT_NAMES.slice(0, -1).join(', ')} or ${BOT_NAMES.at(-1)} expected, not “${asked}”`);
  return found;
}

/** Reads `--level`. */
export function parseLevel(asked: string): Level {
  const found = LEVELS.find((level) => level === asked);
  if (found === undefined) throw new BadInput('--level', `easy, normal or hard expected, not “${asked}”`);
  return found;
}

/** `--playouts`, for whoever lets bots play that play on. */
export const playoutsOption = (): Option =>
  new Option('--playouts <n>', 'how often a search bot may play on for one answer')
    .argParser(wholeNumber(1))
    .default(PLAYOUTS);
