import { join } from 'node:path';
import { quickBot } from '@hollow/bots';
import { type Engine, fingerprint, type Setup, type State } from '@hollow/engine';
import { type Command, Option } from 'commander';
import { BadInput, CheckFailed, type Range, range, type Shard, shard, wholeNumber } from '../bad-input.ts';
import { type CoverageCount, countNodes, coverageOf } from '../game/coverage.ts';
import { choicesOf, type Limits, playBots, playOn, seatsFor } from '../game/random-game.ts';
import { type ReadingOptions, readingsOf, withReadings } from '../game/readings.ts';
import { recorder, writeRecording } from '../game/recording.ts';
import { isTooLate, stackFor, type Wish, wishFor } from '../game/stacked-haunt.ts';
import { Counter, type Tally } from '../game/tally.ts';
import { print, printJson, printTable, progress } from '../output.ts';
import { checkPlayers, choosePacks, engineFor, type PackOptions, withPackOptions, withSetup } from '../packs.ts';

interface SimOptions extends PackOptions, ReadingOptions {
  readonly players: Range;
  readonly games: number;
  readonly bots: string;
  readonly haunt?: string;
  readonly maxRounds: number;
  readonly shard?: Shard;
  readonly seed: string;
  readonly record?: string;
  readonly coverage?: true;
  readonly json?: true;
}

/** Stacked games that are dealt until one of them comes to the haunt that is wished for. */
const DEALS = 500;

export function addSim(program: Command): void {
  withReadings(withPackOptions(program.command('sim').description('play many games at random and add them up')))
    .addOption(
      new Option('--players <n|a..b>', 'players in each game; a range takes turns')
        .argParser(range)
        .default({ from: 3, to: 6 } satisfies Range, '3..6'),
    )
    .option('--games <n>', 'how many games', wholeNumber(1), 100)
    .option('--bots <kind>', 'who plays: random or quick', 'random')
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

interface Dealt {
  readonly setup: Setup;
  readonly seed: string;
  readonly state: State;
  readonly decisions: number;
}

/** Plays one game to its end; with a wish, deals until the haunt is the wished one, and takes the last deal if it never is. */
function playOne(engine: Engine, setup: Setup, seed: string, wish: Wish | null, limits: Limits, quick = false): Dealt {
  for (let deal = 0; ; deal++) {
    const own = wish === null ? seed : `${seed}~${deal}`;
    const dealt = wish === null ? setup : { ...setup, stacked: stackFor(wish, own) };
    const { state } = engine.create(dealt, own);
    const pick = choicesOf(own);
    const finish = (): number =>
      quick ? playBots(engine, state, own, limits, (s) => quickBot(engine, s)) : playOn(engine, state, pick, limits);
    if (wish === null) return { setup: dealt, seed: own, state, decisions: finish() };
    const before = playOn(engine, state, pick, { ...limits, stop: (s) => s.haunt >= 0 || isTooLate(wish, s) });
    if (deal + 1 < DEALS && engine.program(state.ruleset).haunts[state.haunt]?.def !== wish.haunt) continue;
    return { setup: dealt, seed: own, state, decisions: before + finish() };
  }
}

/** Plays the game again, which is the same game, and writes it down. */
function record(engine: Engine, played: Dealt, limits: Limits, folder: string): void {
  const { state } = engine.create(played.setup, played.seed);
  const book = recorder(engine, played.setup, played.seed, state);
  playOn(engine, state, choicesOf(played.seed), { ...limits, told: book.told });
  const name = played.seed.replace(/[^\w.-]+/g, '-');
  writeRecording(join(folder, `${name}-${fingerprint(played.seed).slice(-6)}.json`), book.recording());
}

const BOTS = ['random', 'quick'];

function sim(options: SimOptions): void {
  if (!BOTS.includes(options.bots))
    throw new BadInput('--bots', `there are no “${options.bots}” bots; there are ${BOTS.join(', ')}`);
  if (options.record !== undefined && options.bots !== 'random')
    throw new BadInput('--record', 'only random games are recorded');
  const packs = choosePacks(options);
  checkPlayers(packs, options.players.from, options.players.to);
  const wish = options.haunt === undefined ? null : wishFor(packs, options.haunt);
  const cover = new Uint32Array(options.coverage === true ? countNodes(packs) : 0);
  const engine = engineFor(packs, options.coverage === true ? { cover } : {});
  const limits: Limits = { maxRounds: options.maxRounds };
  const readings = readingsOf(options);
  const { base, from } = firstGame(options.seed);
  const { part, of } = options.shard ?? { part: 1, of: 1 };
  const counter = new Counter(engine, packs);
  const tell = progress(options.games);
  const started = performance.now();
  for (let game = from; game < from + options.games; game++) {
    if ((game - from) % of !== part - 1) continue;
    const seed = `${base}#${game}`;
    const players = options.players.from + (game % (options.players.to - options.players.from + 1));
    try {
      const played = withSetup(() =>
        playOne(engine, { seats: seatsFor(players), ...readings }, seed, wish, limits, options.bots === 'quick'),
      );
      counter.ended(played.state, played.decisions);
      if (options.record !== undefined) record(engine, played, limits, options.record);
    } catch (error) {
      if (error instanceof BadInput) throw error;
      counter.failed(seed, error);
    }
    tell(game - from + 1);
  }
  const tally = counter.result((performance.now() - started) / 1000);
  const coverage = options.coverage === true ? coverageOf(engine, cover) : null;
  if (options.json === true) printJson(coverage === null ? tally : { ...tally, coverage });
  else report(tally, coverage);
  if (tally.errors.length > 0) throw new CheckFailed();
}

function report(tally: Tally, coverage: CoverageCount | null): void {
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
    print(`\nomens drawn when it began: ${omens.join(', ')}`);
  }
  if (coverage !== null) print(`\n${coverage.reached} of ${coverage.operations} operations reached`);
  for (const error of tally.errors) print(`error in ${error.seed}: ${error.message}`);
}
