import type { Engine, Pack } from '@hollow/engine';
import type { Archive, CheckedDeal } from '@hollow/server/archives';
import type { Text } from '@hollow/text';
import type { Command } from 'commander';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { print, printJson } from '../console/output.ts';
import { archivedGame, tellArchived, verifyArchived } from '../game/archived.ts';
import { type Recording, readRecording } from '../game/recording.ts';
import { choosePacks, engineFor, type PackOptions, withPackOptions, withSetup } from '../packs/packs.ts';
import { wordsIn } from '../packs/words.ts';
import { duringHaunts } from '../terminal/tome.ts';
import { typing } from '../terminal/typing.ts';

interface ReplayOptions extends PackOptions {
  readonly verify?: true;
  readonly lang: string;
  readonly json?: true;
}

export function addReplay(program: Command): void {
  withPackOptions(
    program
      .command('replay')
      .description('step through a recorded game')
      .argument('<game>', "a recorded or exported game, or a game of the server's by its id or code"),
  )
    .option('--verify', 'play it again and check the state after every answer')
    .option('--lang <id>', 'the language of the log', 'en')
    .option('--json', 'with --verify: print the result as JSON')
    .action(replay);
}

async function replay(file: string, options: ReplayOptions): Promise<void> {
  const archive = await archivedGame(file);
  // A game of a server brings its packs along.
  const packs = archive === null || archive.contents.length === 0 ? choosePacks(options) : archive.contents;
  const engine = engineFor(packs);
  if (archive !== null) {
    if (options.verify === true)
      report(file, await verifyArchived(engine, archive), options.json === true, isPromised(archive));
    else await tellArchived(engine, archive, duringHaunts(wordsIn(options.lang, packs)));
    return;
  }
  const recording = readRecording(file);
  if (options.verify === true) report(file, compare(engine, recording), options.json === true);
  else await tell(file, engine, packs, recording, wordsIn(options.lang, packs));
}

/** The first thing in which the recording and the engine differ. */
function compare(engine: Engine, recording: Recording): CheckedDeal {
  const { answers, hashes } = recording;
  const { state } = withSetup(() => engine.create(recording.setup, recording.seed));
  if (state.packs.join() !== recording.packs.join())
    return {
      ok: false,
      answers: 0,
      message: `other engine: the game was played with ${recording.packs.join(', ')}, here are ${state.packs.join(', ')}`,
    };
  if (!engine.isRecorded(state, hashes[0] ?? ''))
    return { ok: false, answers: 0, message: 'hashes.0: the start is another' };
  for (const [i, { seat, id, option }] of answers.entries()) {
    const applied = engine.apply(state, seat, id, option);
    if (!applied.ok) return { ok: false, answers: i, message: `answers.${i}: ${applied.refusal.message}` };
    if (!engine.isRecorded(state, hashes[i + 1] ?? ''))
      return { ok: false, answers: i, message: `hashes.${i + 1}: the state after answer ${i} is another` };
  }
  return { ok: true, answers: answers.length };
}

/** Somebody was shown the seal of the dice before the game. */
const isPromised = ({ commitment, settings }: Archive): boolean => commitment !== null && settings.dice !== 'typed';

/** What was taken back past a reveal, where anything was. */
function markOf({ takenBack = { byVote: 0, alone: 0 } }: CheckedDeal): string {
  const { byVote, alone } = takenBack;
  const by = [...(byVote > 0 ? [`${byVote} by a vote`] : []), ...(alone > 0 ? [`${alone} by somebody alone`] : [])];
  return by.length === 0 ? '' : ` (taken back after a reveal: ${by.join(', ')})`;
}

/** What the dice came from, beside the server's own number. */
function saidOfWords({ words = { n: 0, sealed: false, redrawn: 0 } }: CheckedDeal): string {
  const { n, sealed, redrawn } = words;
  if (n === 0) return ' (no device had added a word)';
  const how = sealed ? 'sealed before any was opened' : 'open before the game, as in version 0.2';
  const anew = redrawn === 0 ? '' : `, drawn anew ${redrawn === 1 ? 'once' : `${redrawn} times`}`;
  return ` (${n} ${n === 1 ? 'word' : 'words'}, ${how}${anew})`;
}

function report(file: string, result: CheckedDeal, json: boolean, promised: boolean | null = null): void {
  const { ok, answers, message } = result;
  const deal = {
    yes: `, dealt as promised${saidOfWords(result)}`,
    no: '; nothing was promised about the dice',
    unsaid: '',
  };
  const verified = `${answers} ${answers === 1 ? 'answer' : 'answers'} verified${markOf(result)}`;
  if (json) printJson(promised === null ? result : { ...result, promised });
  else print(`${file}: ${ok ? verified + deal[promised === null ? 'unsaid' : promised ? 'yes' : 'no'] : message}`);
  if (!result.ok) throw new CheckFailed();
}

/** The game as text: what was asked, what was answered, what came of it. On a terminal one answer at a time. */
async function tell(
  file: string,
  engine: Engine,
  packs: readonly Pack[],
  recording: Recording,
  words: Text,
): Promise<void> {
  const { state, events } = withSetup(() => engine.create(recording.setup, recording.seed));
  const keyboard = process.stdin.isTTY === true && process.stdout.isTTY === true ? typing() : null;
  try {
    print(`${packs.map((pack) => pack.id).join(' + ')}, ${words.t('terminal.seed', { seed: recording.seed })}`);
    if (state.packs.join() !== recording.packs.join())
      print(words.t('replay.other-packs', { played: recording.packs.join(', '), now: state.packs.join(', ') }));
    for (const event of events) print(`    ${words.event(engine.seen(event, 'all'))}`);
    for (const [i, { seat, id, option }] of recording.answers.entries()) {
      const decision = engine.pending(state).find((open) => open.id === id);
      const chosen = decision?.options[option];
      if (decision === undefined || chosen === undefined)
        throw new BadInput(file, `answers.${i}: there is no such option in this engine`);
      if (keyboard !== null && isQuit(await keyboard.ask(words.t('replay.step', { i, n: recording.answers.length }))))
        return;
      print(`${String(i).padStart(5)}  ${words.prompt(decision)} ${words.option(chosen, decision)}`);
      const applied = engine.apply(state, seat, id, option);
      if (!applied.ok) throw new BadInput(file, `answers.${i}: ${applied.refusal.message}`);
      for (const event of applied.events) print(`         ${words.event(engine.seen(event, 'all'))}`);
    }
    if (state.outcome === null) return;
    // That the haunt begins was told already.
    if (state.outcome.why === 'haunt-begins') print(words.t('terminal.game-over', { why: 'haunt' }));
    else print(words.outcome(state.outcome));
  } finally {
    keyboard?.close();
  }
}

const isQuit = (typed: string | null): boolean => typed === null || typed.toLowerCase() === 'q';
