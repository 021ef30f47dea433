import type { Engine, State } from '@hollow/engine';
import type { Command } from 'commander';
import { wholeNumber } from '../bad-input.ts';
import { answers, forks, midGame, randomPlay, viewMicros } from '../bench/engine.ts';
import { startPeer } from '../bench/peer.ts';
import { type Timing, timingOf } from '../bench/timing.ts';
import { print, printJson, printTable } from '../output.ts';
import { choosePacks, engineFor, type PackOptions, withPackOptions } from '../packs.ts';

interface BenchOptions extends PackOptions {
  readonly rounds: number;
  readonly ms: number;
  readonly json?: true;
}

export function addBench(program: Command): void {
  withPackOptions(program.command('bench').description('measure the engine, beside boardgame.io in the same run'))
    .option('--rounds <n>', 'rounds of each measurement', wholeNumber(1), 7)
    .option('--ms <n>', 'milliseconds of a round', wholeNumber(10), 1000)
    .option('--json', 'print the figures as JSON')
    .action(bench);
}

const to = (n: number, digits: number): number => Number(n.toFixed(digits));
const percent = (timing: Timing): string => `±${(timing.spread * 100).toFixed(1)} %`;

interface Rates {
  readonly decisions: Timing;
  readonly peer: Timing | null;
}

/** Rounds of the two take turns, so that a busy machine slows both; the first of each is the warm-up. */
async function rates(engine: Engine, state: State, options: BenchOptions): Promise<Rates> {
  const play = randomPlay(engine, options.ms);
  const peer = startPeer(state, options.ms);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= options.rounds; round++) {
    const decisions = play();
    const moves = (await peer?.round()) ?? null;
    if (round === 0) continue;
    ours.push(decisions);
    if (moves !== null) theirs.push(moves);
  }
  peer?.close();
  return { decisions: timingOf(ours), peer: theirs.length === 0 ? null : timingOf(theirs) };
}

async function bench(options: BenchOptions): Promise<void> {
  const engine = engineFor(choosePacks(options));
  const state = midGame(engine);
  const { decisions, peer } = await rates(engine, state, options);
  const { fork, structured } = forks(state);
  const view = viewMicros(engine, state);
  const { applyP99Micros, share } = answers(engine, 60);
  const snapshotBytes = Buffer.byteLength(engine.serialise(state));
  const ratio = peer === null ? null : to(decisions.median / peer.median, 2);
  const forkRatio = to(structured.median / fork.median, 1);
  if (options.json === true) {
    printJson({
      decisionsPerSecond: Math.round(decisions.median),
      boardgameio: peer === null ? null : { movesPerSecond: Math.round(peer.median) },
      ratio,
      forkMicros: to(fork.median, 2),
      forkRatio,
      snapshotBytes,
      viewMicros: to(view.median, 1),
      applyP99Micros: to(applyP99Micros, 1),
      structuredCloneMicros: to(structured.median, 1),
      share,
      spread: {
        decisions: to(decisions.spread, 3),
        boardgameio: peer === null ? null : to(peer.spread, 3),
        fork: to(fork.spread, 3),
        view: to(view.spread, 3),
      },
    });
    return;
  }
  printTable([
    ['decisions a second', Math.round(decisions.median), percent(decisions)],
    ['boardgame.io moves a second', peer === null ? '-' : Math.round(peer.median), peer === null ? '' : percent(peer)],
    ['ratio', ratio ?? '-', ''],
    ['fork, µs', to(fork.median, 2), percent(fork)],
    ['structuredClone, µs', to(structured.median, 1), percent(structured)],
    ['ratio', forkRatio, ''],
    ['view, µs', to(view.median, 1), percent(view)],
    ['apply p99, µs', to(applyP99Micros, 1), ''],
    ['snapshot, bytes', snapshotBytes, ''],
  ]);
  print();
  const part = (n: number): string => `${(n * 100).toFixed(0)} %`;
  print(`of a bot's time: view ${part(share.view)}, options ${part(share.options)}, apply ${part(share.apply)}`);
}
