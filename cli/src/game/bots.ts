import { type Bot, quickBot, randomBot } from '@hollow/bots';
import type { Engine, View } from '@hollow/engine';
import { BadInput } from '../console/bad-input.ts';

const KINDS = ['quick', 'random'] as const;
export type BotName = (typeof KINDS)[number];

/** Reads `--bots`. */
export function parseBotName(asked: string): BotName {
  const found = KINDS.find((kind) => kind === asked);
  if (found === undefined) throw new BadInput('--bots', `${KINDS.join(' or ')} expected, not “${asked}”`);
  return found;
}

/** The bot of a seat, of which each has one. */
export function botAt(bots: readonly Bot[], seat: number): Bot {
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`nobody plays seat ${seat}`);
  return bot;
}

/** Who plays a seat: by chance until there is a haunt, and from then on with an eye on the goal of its side. */
export function botFor(kind: BotName, engine: Engine, seed: string): Bot {
  const random = randomBot(seed);
  if (kind === 'random') return random;
  const quick = quickBot(engine, seed);
  const now = (view: View): Bot => (view.position.haunt === null ? random : quick);
  return {
    answer: (view, decision) => now(view).answer(view, decision),
    stand: (view, offer) => now(view).stand(view, offer),
  };
}
