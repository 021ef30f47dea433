import type { Engine, State } from '@hollow/engine';
import type { Command } from 'commander';
import { answers, forks, midGame, randomPlay, viewMicros } from '../bench/engine.ts';
import { startPeer } from '../bench/peer.ts';
import { type Timing, timingOf } from '../bench/timing.ts';
import { wholeNumber } from '../console/options.ts';
import { print, printJson, printTable } from '../console/output.ts';
import { choosePacks, engineFor, type PackOptions, withPackOptions } from '../packs/packs.ts';

interface BenchOptions extends PackOptions {
  readonly rounds: number;
  readonly ms: number;
  readonly warmUp: number;
  readonly json?: true;
}

export function addBench(program: Command): void {
  withPackOptions(program.command('bench').description('measure the engine, beside boardgame.io in the same run'))
    .option('--rounds <n>', 'rounds of each measurement', wholeNumber(1), 7)
    .option('--ms <n>', 'milliseconds of a round, of processor time', wholeNumber(10), 1000)
    .option('--warm-up <n>', 'rounds of each before that, which do not count', wholeNumber(0), 20)
    .option('--json', 'print the figures as JSON')
    .action(bench);
}

const to = (n: number, digits: number): number => Number(n.toFixed(digits));
const percent = (timing: Timing): string => `±${(timing.spread * 100).toFixed(1)} %`;

interface Rates {
  readonly whole: Timing;
  readonly firstHalf: Timing;
  readonly peer: Timing | null;
}

/**
 * Rounds of all take turns, so that a busy machine slows each of them. Those of the warm-up do not count: the optimiser gets round to a large program later than
 * to a small one, and a server or a simulation runs for hours.
 */
async function rates(engine: Engine, state: State, options: BenchOptions): Promise<Rates> {
  const playWhole = randomPlay(engine, options.ms, 'whole');
  const playFirstHalf = randomPlay(engine, options.ms, 'first-half');
  const peer = startPeer(state, options.ms);
  const [whole, firstHalf, theirs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < options.warmUp + options.rounds; round++) {
    const ofWhole = playWhole();
    const ofFirstHalf = playFirstHalf();
    const moves = (await peer?.round()) ?? null;
    if (round < options.warmUp) continue;
    whole.push(ofWhole);
    firstHalf.push(ofFirstHalf);
    if (moves !== null) theirs.push(moves);
  }
  peer?.close();
  return {
    whole: timingOf(whole),
    firstHalf: timingOf(firstHalf),
    peer: theirs.length === 0 ? null : timingOf(theirs),
  };
}

const spreadOf = (timing: Timing | null): number | null => (timing === null ? null : to(timing.spread, 3));
const ratioOf = (ours: Timing, peer: Timing | null): number | null =>
  peer === null ? null : to(ours.median / peer.median, 2);

async function bench(options: BenchOptions): Promise<void> {
  const engine = engineFor(choosePacks(options));
  const state = midGame(engine);
  const { whole, firstHalf, peer } = await rates(engine, state, options);
  const { fork, structured } = forks(state);
  const view = viewMicros(engine, state);
  const { applyP99Micros, sixViews, share } = answers(engine, options.rounds, 8);
  const snapshotBytes = Buffer.byteLength(engine.serialise(state));
  const forkRatio = to(structured.median / fork.median, 1);
  const parts = Object.entries(share);
  if (options.json === true) {
    printJson({
      decisionsPerSecond: Math.round(whole.median),
      boardgameio: peer === null ? null : { movesPerSecond: Math.round(peer.median) },
      ratio: ratioOf(whole, peer),
      firstHalf: { decisionsPerSecond: Math.round(firstHalf.median), ratio: ratioOf(firstHalf, peer) },
      forkMicros: to(fork.median, 2),
      forkRatio,
      snapshotBytes,
      viewMicros: to(view.median, 1),
      sixViewsMicros: to(sixViews.median, 1),
      applyP99Micros: to(applyP99Micros, 1),
      structuredCloneMicros: to(structured.median, 1),
      share: Object.fromEntries(parts.map(([part, timing]) => [part, to(timing.median, 3)])),
      spread: {
        decisions: spreadOf(whole),
        firstHalf: spreadOf(firstHalf),
        boardgameio: spreadOf(peer),
        fork: spreadOf(fork),
        view: spreadOf(view),
        sixViews: spreadOf(sixViews),
        share: Object.fromEntries(parts.map(([part, timing]) => [part, spreadOf(timing)])),
      },
    });
    return;
  }
  printTable([
    ['decisions a second, whole games', Math.round(whole.median), percent(whole)],
    ['decisions a second, until the haunt', Math.round(firstHalf.median), percent(firstHalf)],
    ['boardgame.io moves a second', peer === null ? '-' : Math.round(peer.median), peer === null ? '' : percent(peer)],
    ['ratio, whole games', ratioOf(whole, peer) ?? '-', ''],
    ['ratio, until the haunt', ratioOf(firstHalf, peer) ?? '-', ''],
    ['fork, µs', to(fork.median, 2), percent(fork)],
    ['structuredClone, µs', to(structured.median, 1), percent(structured)],
    ['ratio', forkRatio, ''],
    ['view, µs', to(view.median, 1), percent(view)],
    ['six views and events, µs', to(sixViews.median, 1), percent(sixViews)],
    ['apply p99, µs', to(applyP99Micros, 1), ''],
    ['snapshot, bytes', snapshotBytes, ''],
  ]);
  print();
  print('time of a table of six in whole games');
  printTable(
    parts.map(([part, timing]) => [
      `  ${PARTS[part] ?? part}`,
      `${(timing.median * 100).toFixed(0)} %`,
      percent(timing),
    ]),
  );
}

const PARTS: Readonly<Record<string, string>> = {
  options: 'options',
  apply: 'carrying out the answer',
  view: 'view of who is asked',
  others: 'views of the others, events',
};
