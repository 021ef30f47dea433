import { join } from 'node:path';
import type { Limits, SoughtHaunt } from '@hollow/bots';
import { type Engine, fingerprint, type Pack, type Setup, type State } from '@hollow/engine';
import { type Command, Option } from 'commander';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { type NumberRange, range, type Shard, shard, wholeNumber } from '../console/options.ts';
import { print, printJson, printTable, reportProgress } from '../console/output.ts';
import { parseBotName, playoutsOption } from '../game/bots.ts';
import { type CoverageCount, countNodes, coverageOf } from '../game/coverage.ts';
import { type Dealt, playDealt } from '../game/dealt.ts';
import { seatsFor } from '../game/random-game.ts';
import { type ReadingOptions, setupFromOptions, withReadings } from '../game/readings.ts';
import { type Recorder, recorder, writeRecording } from '../game/recording.ts';
import { Counter, type Tally } from '../game/tally.ts';
import { wishFor } from '../game/wished-haunt.ts';
import {
  checkPlayers,
  choosePacks,
  engineFor,
  type PackOptions,
  usualPlayers,
  withPackOptions,
  withSetup,
} from '../packs/packs.ts';

interface SimOptions extends PackOptions, ReadingOptions {
  readonly players?: NumberRange;
  readonly games: number;
  readonly bots: string;
  readonly playouts: number;
  readonly haunt?: string;
  readonly maxRounds: number;
  readonly shard?: Shard;
  readonly seed: string;
  readonly record?: string;
  readonly coverage?: true;
  readonly json?: true;
}

export function addSim(program: Command): void {
  withReadings(withPackOptions(program.command('sim').description('let bots play many games and add them up')))
    .addOption(
      new Option('--players <n|a..b>', 'players in each game; a range takes turns')
        .argParser(range)
        .default(undefined, '3..6, as far as the edition goes'),
    )
    .option('--games <n>', 'how many games', wholeNumber(1), 100)
    .option('--bots <kind>', 'who plays, from the first door on: quick, light, search or random', 'quick')
    .addOption(playoutsOption())
    .option('--haunt <id|n>', 'stack omens and rooms so that this haunt begins')
    .option('--max-rounds <n>', 'break a game off after so many rounds', wholeNumber(1), 150)
    .option('--shard <i/n>', 'play only the i-th of n parts of the games', shard)
    .option('--seed <s>', 'where all chance comes from; S#7 begins at game 7 of S', 'hollow')
    .option('--record <dir>', 'write every game into this folder')
    .option('--coverage', 'count the operations of the content that were reached')
    .option('--json', 'print the sum as JSON')
    .action(sim);
}

/** `S#7` is game 7 of the seed S: the seed of every game leads back to that game alone. */
function firstGame(seed: string): { readonly base: string; readonly from: number } {
  const [, base, at] = /^(.*)#(\d+)$/.exec(seed) ?? [];
  return base === undefined ? { base: seed, from: 0 } : { base, from: Number(at) };
}

/** A game that was played, and the cards that had been drawn of each deck when its haunt began. */
interface Played extends Dealt {
  readonly drawn: readonly number[];
}

/** Plays a game and, where a folder is named, writes it down as it goes. */
function playOne(engine: Engine, setup: Setup, seed: string, wish: SoughtHaunt | null, options: SimOptions): Played {
  const bots = parseBotName(options.bots);
  const { record } = options;
  let book: Recorder | null = null;
  let drawn: readonly number[] = [];
  const dealt = (own: Setup, dealtSeed: string, state: State): void => {
    drawn = [];
    if (record !== undefined) book = recorder(engine, own, dealtSeed, state);
  };
  const told: Limits['told'] = (answer, state) => {
    if (drawn.length === 0 && state.haunt >= 0) drawn = state.drawn.slice();
    book?.told(answer, state);
  };
  const game = playDealt(
    engine,
    setup,
    seed,
    wish,
    { maxRounds: options.maxRounds, told },
    { bots, playouts: options.playouts, dealt },
  );
  const played = { ...game, drawn };
  if (record === undefined) return played;
  const name = played.seed.replace(/[^\w.-]+/g, '-');
  const kept = book as Recorder | null;
  if (kept !== null)
    writeRecording(join(record, `${name}-${fingerprint(played.seed).slice(-6)}.json`), kept.recording());
  return played;
}

/** From the fewest to the most with whom everybody plays one explorer. */
function usualRange(packs: readonly Pack[]): NumberRange {
  const numbers = usualPlayers(packs);
  return { from: numbers[0] ?? 1, to: numbers.at(-1) ?? 1 };
}

function sim(options: SimOptions): void {
  parseBotName(options.bots);
  const packs = choosePacks(options);
  const seats = options.players ?? usualRange(packs);
  checkPlayers(packs, seats.from, seats.to);
  const wish = options.haunt === undefined ? null : wishFor(packs, options.haunt);
  const cover = new Uint32Array(options.coverage === true ? countNodes(packs) : 0);
  const engine = engineFor(packs, options.coverage === true ? { cover } : {});
  const readings = setupFromOptions(options);
  const { base, from } = firstGame(options.seed);
  const { part, of } = options.shard ?? { part: 1, of: 1 };
  const counter = new Counter(engine, packs);
  const tell = reportProgress(options.games);
  const started = performance.now();
  for (let game = from; game < from + options.games; game++) {
    if ((game - from) % of !== part - 1) continue;
    const seed = `${base}#${game}`;
    const players = seats.from + (game % (seats.to - seats.from + 1));
    try {
      const played = withSetup(() => playOne(engine, { seats: seatsFor(players), ...readings }, seed, wish, options));
      counter.ended(played.state, played.decisions, played.drawn);
    } catch (error) {
      if (error instanceof BadInput) throw error;
      counter.failed(seed, error);
    }
    tell(game - from + 1);
  }
  const tally = counter.result((performance.now() - started) / 1000);
  const coverage = options.coverage === true ? coverageOf(engine, cover) : null;
  if (options.json === true) printJson(coverage === null ? tally : { ...tally, coverage });
  else report(tally, coverage, wish);
  if (tally.errors.length > 0) throw new CheckFailed();
}

function report(tally: Tally, coverage: CoverageCount | null, wish: SoughtHaunt | null): void {
  const rate = Math.round(tally.decisions / Math.max(tally.seconds, 0.001));
  print(`${tally.games} games: ${tally.finished} finished, ${tally.capped} capped, ${tally.errors.length} errors`);
  print(`${tally.decisions} decisions in ${tally.seconds} s, ${rate} a second; hash ${tally.hash}`);
  const rows = Object.entries(tally.haunts).map(([id, h]) => [
    h.number,
    id,
    h.games,
    h.heroes,
    h.traitor,
    h.none,
    h.rounds,
  ]);
  if (rows.length > 0) {
    print();
    printTable([['no', 'haunt', 'games', 'heroes', 'traitor', 'none', 'rounds'], ...rows]);
    const omens = Object.entries(tally.omens).map(([n, games]) => `${n}: ${games}`);
    if (omens.length > 0) print(`\nomens drawn when it began: ${omens.join(', ')}`);
  }
  if (coverage !== null) reportCoverage(coverage, wish);
  for (const error of tally.errors) print(`error in ${error.seed}: ${error.message}`);
}

/** How much of the content has run; of the haunt that was wished for also what has not. */
function reportCoverage({ reached, operations, unreached }: CoverageCount, wish: SoughtHaunt | null): void {
  print(`\n${reached} of ${operations} operations reached`);
  if (wish === null) return;
  const own = unreached.filter((path) => path.startsWith(`haunts/${wish.haunt.id}/`));
  print(own.length === 0 ? 'every operation of the haunt was reached' : 'of the haunt never:');
  for (const path of own) print(`  ${path}`);
}
