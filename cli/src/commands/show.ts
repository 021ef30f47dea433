import { choicesOf, playAtRandom } from '@hollow/bots';
import { ArtBook } from '@hollow/drawing/book';
import { houseSvg, type PictureWords } from '@hollow/drawing/house';
import { DARK_PAPER, LIGHT_PAPER, type Paper } from '@hollow/drawing/paper';
import { THIRD_ART } from '@hollow/drawing/third';
import { type State, StateError } from '@hollow/engine';
import type { Text } from '@hollow/text';
import type { Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { print } from '../console/output.ts';
import { readJson, readText, writeText } from '../files/files.ts';
import { seatsFor } from '../game/random-game.ts';
import { readRecording } from '../game/recording.ts';
import { replayTo } from '../game/replay-to.ts';
import {
  checkPlayers,
  choosePacks,
  engineFor,
  nearestPlayers,
  type PackOptions,
  withPackOptions,
  withSetup,
} from '../packs/packs.ts';
import { titleFor, wordsIn } from '../packs/words.ts';

interface ShowOptions extends PackOptions {
  readonly seed: string;
  readonly steps?: number;
  readonly players?: number;
  readonly svg: string;
  readonly paper: string;
  readonly lang: string;
}

export function addShow(program: Command): void {
  withPackOptions(
    program
      .command('show')
      .description('draw the house of a recorded game, of a saved state, or of a game at random')
      .argument('[file]', 'a recorded game or a saved state'),
  )
    .option('--seed <s>', 'the seed of a game at random', 'hollow')
    .option('--steps <n>', 'answers to go before the picture is drawn', wholeNumber(0))
    .option('--players <n>', 'players of a game at random; four, or as many as the edition allows', wholeNumber(1))
    .requiredOption('--svg <file>', 'where the picture goes (required)')
    .option('--paper <name>', 'dark or light', 'dark')
    .option('--lang <id>', 'the language of the names', 'en')
    .action(show);
}

const PAPERS: Readonly<Record<string, Paper>> = { dark: DARK_PAPER, light: LIGHT_PAPER };

const captions = (words: Text): PictureWords => ({
  title: words.t('show.title'),
  name: words.name,
  floor: (id) => titleFor(words, id),
  rooms: (n) => words.t('show.rooms', { n }),
});

/** The state to draw: a file if there is one, else so many steps of random play. */
function stateToShow(file: string | undefined, options: ShowOptions): State {
  const packs = choosePacks(options);
  const engine = engineFor(packs);
  if (file === undefined) {
    const players = options.players ?? nearestPlayers(packs, 4);
    checkPlayers(packs, players);
    const { state } = withSetup(() => engine.create({ seats: seatsFor(players) }, options.seed));
    const steps = options.steps ?? 150;
    playAtRandom(engine, state, choicesOf(options.seed), { maxRounds: 150, stop: (s) => s.seq >= steps });
    return state;
  }
  const value = readJson(file);
  if (typeof value === 'object' && value !== null && 'answers' in value) {
    const recording = readRecording(file);
    return replayTo(engine, recording, options.steps ?? recording.answers.length);
  }
  try {
    return engine.deserialise(readText(file));
  } catch (error) {
    if (error instanceof StateError) throw new BadInput(file, error.message);
    throw error;
  }
}

function show(file: string | undefined, options: ShowOptions): void {
  const paper = PAPERS[options.paper];
  if (paper === undefined) throw new BadInput('--paper', `dark or light expected, not “${options.paper}”`);
  const packs = choosePacks(options);
  const state = stateToShow(file, options);
  const { position } = engineFor(packs).view(state, 'public');
  const house = {
    position,
    art: new ArtBook(packs, [THIRD_ART]),
    floors: packs.flatMap((pack) => pack.edition?.floors ?? []).toReversed(),
    decks: packs.flatMap((pack) => pack.edition?.decks ?? []).map(({ id }) => id),
    words: captions(wordsIn(options.lang, packs)),
  };
  writeText(options.svg, houseSvg(house, paper));
  print(options.svg);
}
