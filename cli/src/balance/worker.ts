import { parentPort } from 'node:worker_threads';
import { Referee } from '../ladder/played.ts';
import { engineFor, packsBehind } from '../packs/packs.ts';
import { keptStarts } from '../starts/kept-starts.ts';
import { type BalanceJob, fixtureOf } from './figures.ts';
import type { BalanceResult } from './run.ts';

/** A thread that plays games, one after the other. */

const referees = new Map<string, Referee>();

function refereeFor(haunt: string): Referee {
  const packs = packsBehind(haunt);
  const key = packs.map(({ id }) => id).join();
  const known = referees.get(key) ?? new Referee(engineFor(packs), keptStarts());
  referees.set(key, known);
  return known;
}

parentPort?.on('message', (job: BalanceJob) => {
  const { haunt, players, random } = job;
  const referee = refereeFor(haunt);
  const fixture = fixtureOf(job);
  const isPlayed = random === null || referee.hasRole({ haunt, players }, random);
  const result: BalanceResult = { fixture, played: isPlayed ? referee.play(fixture) : null };
  parentPort?.postMessage(result);
});
