import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BotName,
  type Haunted,
  type MakeBot,
  makeBot,
  partnerLevel,
  playIntoHaunt,
  type SoughtHaunt,
} from '@hollow/bots';
import type { Engine, Pack, Setup } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import type { Text } from '@hollow/text';
import type { Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { print } from '../console/output.ts';
import { makeFolder } from '../files/files.ts';
import { parseBotName, parseLevel, playoutsOption } from '../game/bots.ts';
import { seatsFor } from '../game/random-game.ts';
import { type ReadingOptions, setupFromOptions, withReadings } from '../game/readings.ts';
import { type Recording, writeRecording } from '../game/recording.ts';
import { wishFor } from '../game/wished-haunt.ts';
import {
  checkPlayers,
  choosePacks,
  engineFor,
  nearestPlayers,
  type PackOptions,
  withPackOptions,
  withSetup,
} from '../packs/packs.ts';
import { wordsIn } from '../packs/words.ts';
import { Conversation } from '../terminal/converse.ts';
import { forget, keepsGames, save, savedFile, savedGame } from '../terminal/saved.ts';
import { type Company, Table } from '../terminal/table.ts';
import { ThingIndex } from '../terminal/things.ts';
import { duringHaunts } from '../terminal/tome.ts';
import { type Typing, typing } from '../terminal/typing.ts';

interface PlayOptions extends PackOptions, ReadingOptions {
  readonly players?: number;
  readonly seed?: string;
  readonly lang: string;
  readonly seat: number;
  readonly dice: string;
  readonly bots?: string;
  readonly level: string;
  readonly playouts: number;
  readonly record?: string;
  readonly new?: true;
  readonly haunt?: string;
  readonly side?: string;
  readonly scenario?: string;
}

export function addPlay(program: Command): void {
  withReadings(withPackOptions(program.command('play').description('play a game in the terminal against bots')))
    .option('--players <n>', 'seats at the table; three, or as many as the edition allows', wholeNumber(1))
    .option('--seed <s>', 'play the game of this seed')
    .option('--lang <id>', 'the language; qps shows which words come from the files', 'en')
    .option('--seat <n>', 'your seat', wholeNumber(1), 1)
    .option('--dice <kind>', 'seed, or typed: throw real dice and type them in', 'seed')
    .option(
      '--level <level>',
      'how well the others play: easy, normal or hard; beside you never below normal',
      'normal',
    )
    .option('--bots <kind>', 'who plays the other seats in place of a level: quick, light, search or random')
    .addOption(playoutsOption())
    .option('--record <dir>', 'write the game into this folder when you leave')
    .option('--haunt <id|n>', 'begin where this haunt begins: quick bots play what comes before')
    .option('--side <id>', 'with --haunt: sit on this side, for example heroes or traitor, in place of --seat')
    .option('--scenario <id>', 'play this scenario, where the edition has any; else chance draws one')
    .option('--new', 'start afresh, even if a game has been broken off')
    .action(play);
}

async function play(options: PlayOptions): Promise<void> {
  const packs = choosePacks(options);
  const players = options.players ?? nearestPlayers(packs, 3);
  checkPlayers(packs, players);
  if (options.seat > players) throw new BadInput('--seat', `there are seats 1 to ${players}`);
  if (options.dice !== 'seed' && options.dice !== 'typed')
    throw new BadInput('--dice', `seed or typed expected, not “${options.dice}”`);
  if (options.record !== undefined) makeFolder(options.record);
  const words = duringHaunts(wordsIn(options.lang, packs));
  const engine = engineFor(packs);
  const company = companyFor(engine, options);
  const things = new ThingIndex(engine.played, words);
  const setup: Setup = {
    seats: seatsFor(players),
    dice: options.dice,
    ...setupFromOptions(options),
    ...chosenScenario(options, packs),
  };
  if (options.side !== undefined && options.haunt === undefined)
    throw new BadInput('--side', 'only a haunt has sides: give --haunt as well');
  const wish = options.haunt === undefined ? null : wishFor(packs, options.haunt);
  const keyboard = typing();
  try {
    const old = await brokenOff(options, engine, words, things, keyboard, company);
    const named = old?.recording.seed ?? options.seed ?? randomUUID().slice(0, 8);
    const begun = old !== null || wish === null ? null : withSetup(() => begunWith(engine, setup, wish, named));
    const seed = begun?.seed ?? named;
    const seat = begun === null ? options.seat - 1 : seatOf(begun, options);
    const table = old ?? withSetup(() => new Table(engine, words, things, begun?.setup ?? setup, seed, seat, company));
    if (begun !== null) table.goOn(begun);
    const conversation = new Conversation(engine, words, things, table, keyboard);
    if (old === null) print(words.t('terminal.seated', { seed, who: whoPlays(table, words) }));
    if (old !== null || begun !== null) conversation.skipLog();
    const left = await conversation.run();
    leave(table, words, seed, left);
    if (options.record !== undefined) record(options.record, table.recording, words);
  } finally {
    keyboard.close();
  }
}

/** Who plays the other seats: of an own side, somebody who is a good partner. */
function companyFor(engine: Engine, { bots, level, playouts }: PlayOptions): Company {
  const planner = new Planner(engine);
  const make =
    (kind: BotName): MakeBot =>
    (seed) =>
      makeBot(kind, engine, seed, { planner, playouts });
  const asked = parseLevel(level);
  if (bots !== undefined) return { others: make(parseBotName(bots)), planner };
  return { others: make(asked), partners: make(partnerLevel(asked)), planner };
}

/** The scenario that was asked for, by its id. */
function chosenScenario({ scenario }: PlayOptions, packs: readonly Pack[]): Pick<Setup, 'scenario'> {
  if (scenario === undefined) return {};
  const ids = packs.flatMap(({ scenarios = [] }) => scenarios.map(({ id }) => id));
  if (ids.includes(scenario)) return { scenario };
  const known = ids.length === 0 ? 'this edition has none' : `there are ${ids.join(', ')}`;
  throw new BadInput('--scenario', `no scenario “${scenario}”; ${known}`);
}

/** A game that has come to the haunt. */
function begunWith(engine: Engine, setup: Setup, wish: SoughtHaunt, seed: string): Haunted {
  const found = playIntoHaunt(engine, setup, wish, seed);
  if (found !== null) return found;
  throw new BadInput('--haunt', `no deal of this seed came to haunt ${wish.haunt.number}; another --seed may`);
}

/** The seat that was asked for: by its number, or the first that sits on the side. */
function seatOf({ sides }: Haunted, { seat, side }: PlayOptions): number {
  if (side === undefined) return seat - 1;
  const found = sides.findIndex((taken) => taken.includes(side));
  if (found < 0)
    throw new BadInput('--side', `nobody is on the side “${side}”; there are ${[...new Set(sides.flat())].join(', ')}`);
  return found;
}

const whoPlays = (table: Table, words: Text): string =>
  table.view.position.explorers
    .filter(({ seat }) => seat === table.seat)
    .map(({ id }) => words.name(id))
    .join(' + ');

/** The last game, if it was broken off and the person wants to go on with it. */
async function brokenOff(
  options: PlayOptions,
  engine: Engine,
  words: Text,
  things: ThingIndex,
  keyboard: Typing,
  company: Company,
): Promise<Table | null> {
  const afresh =
    options.new === true || options.seed !== undefined || options.haunt !== undefined || options.scenario !== undefined;
  const saved = afresh ? null : savedGame();
  if (saved === null) return null;
  if ('sentence' in saved) {
    print(`${saved.sentence} ${words.t('terminal.put-aside', { file: saved.file })}`);
    return null;
  }
  const table = withSetup(() => new Table(engine, words, things, saved.setup, saved.seed, saved.seat, company));
  if (!table.goOn(saved)) {
    print(words.t('terminal.saved-other'));
    return null;
  }
  const { round } = table.view.position;
  const who = whoPlays(table, words);
  const typed = await keyboard.ask(`${words.t('terminal.go-on', { seed: saved.seed, who, round })} `);
  return typed === null || typed === '' || words.isYes(typed) ? table : null;
}

function leave(table: Table, words: Text, seed: string, left: boolean): void {
  if (!left) {
    const why = table.view.outcome?.why === 'haunt-begins' ? 'haunt' : 'other';
    print(words.t('terminal.game-over', { why }));
    forget();
    return;
  }
  print(words.t('terminal.quit', { seed }));
  const file = save(table.recording, table.seat);
  if (file !== null) print(words.t('terminal.saved', { file }));
  else if (keepsGames()) print(words.t('terminal.not-saved', { file: savedFile() }));
}

/** Never writes over an older game: a number is added. */
function record(folder: string, recording: Recording, words: Text): void {
  const name = recording.seed.replace(/[^\w.-]+/g, '-');
  let file = join(folder, `${name}.json`);
  for (let n = 2; existsSync(file); n++) file = join(folder, `${name}-${n}.json`);
  writeRecording(file, recording);
  print(words.t('terminal.recorded', { file }));
}
