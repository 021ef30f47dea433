import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bot, lightBot } from '@hollow/bots';
import { canonical, fingerprint, type HauntDef, type Pack, VERSION } from '@hollow/engine';
import { Endings, type MakeGuide } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { wishFor } from '../game/wished-haunt.ts';
import { writtenHaunts } from '../golden/kept-game.ts';
import { families, PROGRAMS, packsBehind, playersOf } from '../packs/packs.ts';
import { addGame, type EndingTally, lookAgain, newTally } from './area.ts';
import { GAME_KINDS, type GameKind } from './games.ts';

/** One haunt with one number of players. */
export interface Area {
  /** Its haunt by `pack/id`. */
  readonly key: string;
  readonly haunt: HauntDef;
  readonly players: number;
}

/** How many games of each kind an area has. */
export type GameCounts = Readonly<Record<GameKind, number>>;

/** The whole run. */
export const WHOLE: GameCounts = { random: 200, sensible: 50 };

/** What an area has come to so far, by kind of play; `mark` tells by which rules it was played, `tree` by which engine and bots. */
export type Run = { readonly mark: string; readonly tree: string } & Readonly<Record<GameKind, EndingTally>>;

/** Light bots, one for each seat, which see what it sees. */
const light: MakeGuide = (engine, seed) => {
  const planner = new Planner(engine);
  const bots = new Map<number, Bot>();
  return (state, decision) => {
    const { seat } = decision;
    const bot = bots.get(seat) ?? lightBot(engine, `${seed}/${seat}`, planner);
    bots.set(seat, bot);
    return bot.answer(engine.view(state, seat), decision);
  };
};

/** Endings of games with these packs, measured by the planner. */
export const endingsOf = (packs: readonly Pack[], options: ConstructorParameters<typeof Endings>[2] = {}): Endings =>
  new Endings(
    packs,
    (engine) => {
      const planner = new Planner(engine);
      // Whoever is helped need not be careful.
      return (state, seat) => planner.potential(state, seat, state, 0);
    },
    { programs: PROGRAMS, lead: light, ...options },
  );

export const areas = (): Area[] =>
  families().flatMap((packs) =>
    [...writtenHaunts(packs)].flatMap(([key, haunt]) => playersOf(packs).map((players) => ({ key, haunt, players }))),
  );

/** Where runs are kept, those of each tree by themselves, so that what was broken off goes on where it was. */
const FOLDER = fileURLToPath(new URL('../../../.cache/endings', import.meta.url));
const fileOf = ({ key, players }: Area, tree: string): string => join(FOLDER, tree, `${key}-${players}.json`);

/** What plays the games and looks for wins, beside the packs. */
const PLAYED_BY = ['engine/src', 'planner/src', 'bots/src', 'bots/weights'];

/** Changes with every file of engine, planner and bots: what another tree has played is not gone on with. */
export function presentTree(): string {
  if (foundTree === '') foundTree = hashOfTree();
  return foundTree;
}

/** The tree does not change while a command runs, and few commands ask for it. */
let foundTree = '';

function hashOfTree(): string {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const hash = createHash('sha256');
  const files = globSync(
    PLAYED_BY.map((folder) => `${folder}/**/*.{ts,json}`),
    { cwd: root },
  );
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Changes with the house and with the haunt of the area: what was played by other rules does not count. */
function markOf({ key, haunt }: Area): string {
  const house = packsBehind(key).map(({ haunts: _, ...rest }) => rest);
  return fingerprint(canonical([VERSION, house, haunt]));
}

const readFile = (file: string): Run => JSON.parse(readFileSync(file, 'utf8')) as Run;

const gamesIn = ({ random, sensible }: Run): number => random.games + sensible.games;

/** What the present tree has played of an area: that alone counts, and is gone on with. */
export function readRun(area: Area): Run {
  const mark = markOf(area);
  const tree = presentTree();
  const file = fileOf(area, tree);
  const kept = existsSync(file) ? readFile(file) : null;
  return kept?.mark === mark ? kept : { mark, tree, random: newTally(), sensible: newTally() };
}

/** What is kept of an area by the rules as they are: of the present tree, unless another one has played more of it. */
export function keptRun(area: Area): Run {
  const own = readRun(area);
  const others = globSync(fileOf(area, '*')).sort().map(readFile);
  return others
    .filter(({ mark }) => mark === own.mark)
    .reduce((best, other) => (gamesIn(other) > gamesIn(best) ? other : best), own);
}

function keepRun(area: Area, run: Run): void {
  const file = fileOf(area, run.tree);
  mkdirSync(dirname(file), { recursive: true });
  // Another run may be reading it to write the page: it finds the file as it was, or as it is now.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(run));
  renameSync(fresh, file);
}

/** Plays what an area still lacks of its games, and keeps it after each. */
export function continueRun(endings: Endings, area: Area, games: GameCounts, isLate: () => boolean = () => false): Run {
  const run = readRun(area);
  const wish = wishFor(endings.engine.packs, area.key);
  for (const kind of GAME_KINDS) {
    const tally = run[kind];
    while (tally.games + tally.undealt < games[kind] && !isLate()) {
      // Where so many cannot play the haunt, it never comes.
      if (tally.games === 0 && tally.undealt > 0) break;
      addGame(endings, wish, area.players, kind, tally);
      keepRun(area, run);
    }
  }
  return run;
}

/** Looks again at what was noted in an area, whichever tree has played it, and keeps what came of it. */
export function lookAgainAt(endings: Endings, area: Area): Run {
  const run = keptRun(area);
  const wish = wishFor(endings.engine.packs, area.key);
  for (const kind of GAME_KINDS) lookAgain(endings, wish, area.players, run[kind]);
  keepRun(area, run);
  return run;
}
