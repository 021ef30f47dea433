import type { Setup } from '@hollow/engine';
import type { Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';

export interface ReadingOptions {
  readonly preset?: string;
  readonly switch?: readonly string[];
  readonly played?: readonly string[];
}

/** Adds the options that say by which readings of the rules a game is played, and which haunts need not come again. */
export const withReadings = (command: Command): Command =>
  command
    .option('--preset <id>', 'the readings of one book')
    .option('--switch <name=reading...>', 'another reading of one rule, as in openHaunt=open')
    .option('--played <number...>', 'haunts that you know: another one comes in their place');

function readings(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, reading] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (name === undefined || reading === undefined)
        throw new BadInput('--switch', `name=reading expected, not “${pair}”`);
      return [name, reading];
    }),
  );
}

/** The part of a set-up that the options give. */
export function setupFromOptions({ preset, switch: pairs, played }: ReadingOptions): Omit<Setup, 'seats'> {
  const numbers = played?.map(Number);
  const wrong = played?.find((_, i) => !Number.isInteger(numbers?.[i]));
  if (wrong !== undefined) throw new BadInput('--played', `numbers of haunts expected, not “${wrong}”`);
  return {
    ...(preset === undefined ? {} : { preset }),
    ...(pairs === undefined ? {} : { switches: readings(pairs) }),
    ...(numbers === undefined ? {} : { playedHaunts: numbers }),
  };
}
