import type { Setup } from '../contract/setup.ts';
import type { Engine } from '../game/engine.ts';
import { checkCopies, checkSaves } from './copies.ts';
import { checkOptions } from './options.ts';
import { checkSecrecy } from './secrecy.ts';
import { checkVariety } from './variety.ts';
import type { Budget } from './walk.ts';

/** Everything that holds for every pack, on one random game. Throws a KitError that names the property and the place. */
export function checkEverything(engine: Engine, setup: Setup, seed: string, budget: Budget): void {
  checkOptions(engine, setup, seed, budget);
  checkCopies(engine, setup, seed, budget);
  checkSaves(engine, setup, seed, budget);
  checkSecrecy(engine, setup, seed, budget);
  checkVariety(engine, setup, seed, { ...budget, every: budget.every * 10 });
}
