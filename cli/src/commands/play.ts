import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Decision, Setup } from '@hollow/engine';
import type { Command } from 'commander';
import { BadInput, wholeNumber } from '../bad-input.ts';
import { botFor, botKind } from '../game/bots.ts';
import { seatsFor } from '../game/random-game.ts';
import { writeRecording } from '../game/recording.ts';
import { print } from '../output.ts';
import { checkPlayers, choosePacks, engineFor, type PackOptions, withPackOptions, withSetup } from '../packs.ts';
import { folded } from '../terminal/fold.ts';
import { Screen } from '../terminal/screen.ts';
import { Table } from '../terminal/table.ts';
import { duringHaunts, endings, openings, tomeLines } from '../terminal/tome.ts';
import { type Words, wordsIn } from '../words.ts';

interface PlayOptions extends PackOptions {
  readonly players: number;
  readonly seed?: string;
  readonly lang: string;
  readonly seat: number;
  readonly dice: string;
  readonly bots: string;
  readonly record?: string;
}

/** Lines of the log that are shown with a question, and on asking for more. */
const SHORT_LOG = 24;
const LONG_LOG = 200;
const PROMPT = '> ';

export function addPlay(program: Command): void {
  withPackOptions(program.command('play').description('play a game in the terminal against bots'))
    .option('--players <n>', 'seats at the table', wholeNumber(1), 3)
    .option('--seed <s>', 'play the game of this seed')
    .option('--lang <id>', 'the language; qps shows which words come from the files', 'en')
    .option('--seat <n>', 'your seat', wholeNumber(1), 1)
    .option('--dice <kind>', 'seed, or typed: throw real dice and type them in', 'seed')
    .option('--bots <kind>', 'quick, or random: how the other seats play once the haunt has begun', 'quick')
    .option('--record <dir>', 'write the game into this folder when you leave')
    .action(play);
}

async function play(options: PlayOptions): Promise<void> {
  const packs = choosePacks(options);
  checkPlayers(packs, options.players);
  if (options.seat > options.players) throw new BadInput('--seat', `there are seats 1 to ${options.players}`);
  if (options.dice !== 'seed' && options.dice !== 'typed')
    throw new BadInput('--dice', `seed or typed expected, not “${options.dice}”`);
  const bots = botKind(options.bots);
  const words = duringHaunts(wordsIn(options.lang, packs));
  const seed = options.seed ?? randomUUID().slice(0, 8);
  const setup: Setup = { seats: seatsFor(options.players), dice: options.dice };
  const seat = options.seat - 1;
  const engine = engineFor(packs);
  const table = withSetup(() => new Table(engine, words, setup, seed, seat, (own) => botFor(bots, engine, own)));
  const mine = table.view.position.explorers.filter((explorer) => explorer.seat === seat);
  const who = mine.map(({ id }) => words.name(id)).join(' + ');
  print(words.t('terminal.seated', { seed, who }));
  const left = await converse(table, new Screen(packs, words, seat), words);
  print(left ? words.t('terminal.quit', { seed }) : words.t('terminal.game-over'));
  if (options.record !== undefined) {
    const file = join(options.record, `${seed.replace(/[^\w.-]+/g, '-')}.json`);
    writeRecording(file, table.recording);
    print(words.t('terminal.recorded', { file }));
  }
}

const printAll = (lines: readonly string[]): void => {
  for (const line of lines) print(line);
};

function recent(table: Table, from: number, most: number, words: Words): string[] {
  const lines = table.log.slice(from);
  const shown = lines.slice(-most).flatMap((line) => folded(`  ${line}`, 4));
  if (lines.length <= most) return shown;
  return [words.t('terminal.earlier', { n: lines.length - most }), ...shown];
}

/** Asks and answers until the game is over (false) or the person leaves (true). */
async function converse(table: Table, screen: Screen, words: Words): Promise<boolean> {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal, prompt: PROMPT });
  input.on('SIGINT', () => input.close());
  const lines = input[Symbol.asyncIterator]();
  const ask = (): Promise<IteratorResult<string>> => {
    // A pipe may have ended long before its last line is read, and then readline refuses to prompt.
    if (terminal) input.prompt();
    else process.stdout.write(PROMPT);
    return lines.next();
  };
  let told = 0;
  const heard = new Set<string>();
  try {
    for (let decision = table.nextQuestion(); decision !== null; decision = table.nextQuestion()) {
      const { position } = table.view;
      print();
      printAll(screen.house(position, false));
      printAll(screen.people(position));
      if (table.log.length > told) printAll(recent(table, told, SHORT_LOG, words));
      told = table.log.length;
      printAll(openings(words, table.view, heard));
      print();
      printAll(screen.question(decision));
      print(words.t('terminal.commands'));
      if (position.haunt !== null) print(words.t('terminal.commands-haunt'));
      if (await answered(table, screen, words, decision, ask)) return true;
      told = Math.min(told, table.log.length);
    }
    printAll(recent(table, told, SHORT_LOG, words));
    const { outcome } = table.view;
    if (outcome !== null) printAll([...folded(words.outcome(outcome), 0), ...endings(words, table.view)]);
    return false;
  } finally {
    input.close();
  }
}

/** Reads until the question is answered or taken back. True if the person leaves. */
async function answered(
  table: Table,
  screen: Screen,
  words: Words,
  decision: Decision,
  ask: () => Promise<IteratorResult<string>>,
): Promise<boolean> {
  const show: Readonly<Record<string, () => readonly string[]>> = {
    w: () => why(table, words, decision),
    m: () => screen.house(table.view.position, true),
    c: () => screen.cards(table.view),
    l: () => [words.t('terminal.log'), ...recent(table, 0, LONG_LOG, words)],
    t: () => tomeLines(words, table.view),
    '?': () => [...screen.help(), ...words.t('terminal.help-haunt').split('\n')],
  };
  for (;;) {
    const next = await ask();
    if (next.done === true) {
      print();
      return true;
    }
    const word = next.value.trim();
    if (word === 'q') return true;
    if (word === '') continue;
    if (word === 'u') {
      const undone = table.undo();
      print(words.t(undone ? 'terminal.undone' : 'terminal.undo-none'));
      if (undone) return false;
    } else if (/^\d+$/.test(word)) {
      const option = Number(word) - 1;
      if (decision.options[option] !== undefined) {
        table.answer(decision, option);
        return false;
      }
      print(words.t('terminal.no-such-option', { n: decision.options.length }));
    } else if (Object.hasOwn(show, word)) printAll(show[word]());
    else print(words.t('terminal.no-such-command', { typed: word }));
  }
}

function why(table: Table, words: Words, decision: Decision): string[] {
  const barred = table.barred(decision);
  if (barred.length === 0) return [words.t('terminal.barred-none')];
  return [words.t('terminal.barred'), ...barred.flatMap((item) => folded(`  ${words.barred(item)}`, 4))];
}
