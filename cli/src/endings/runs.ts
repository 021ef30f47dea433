import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonical, fingerprint, type HauntDef, type Pack, VERSION } from '@hollow/engine';
import { Endings } from '@hollow/engine/kit';
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

/** What an area has come to so far, by kind of play; `mark` tells which rules it was played by. */
export type Run = { readonly mark: string } & Readonly<Record<GameKind, EndingTally>>;

/** Endings of games with these packs, measured by the planner. */
export const endingsOf = (packs: readonly Pack[], options: ConstructorParameters<typeof Endings>[2] = {}): Endings =>
  new Endings(
    packs,
    (engine) => {
      const planner = new Planner(engine);
      // Whoever is helped need not be careful.
      return (state, seat) => planner.potential(state, seat, state, 0);
    },
    { programs: PROGRAMS, ...options },
  );

export const areas = (): Area[] =>
  families().flatMap((packs) =>
    [...writtenHaunts(packs)].flatMap(([key, haunt]) => playersOf(packs).map((players) => ({ key, haunt, players }))),
  );

/** Where runs are kept, so that what was broken off goes on where it was. */
const FOLDER = fileURLToPath(new URL('../../../.cache/endings', import.meta.url));
const fileOf = ({ key, players }: Area): string => join(FOLDER, `${key}-${players}.json`);

/** Changes with the house and with the haunt of the area: what was played by other rules does not count. */
function markOf({ key, haunt }: Area): string {
  const house = packsBehind(key).map(({ haunts: _, ...rest }) => rest);
  return fingerprint(canonical([VERSION, house, haunt]));
}

export function readRun(area: Area): Run {
  const mark = markOf(area);
  const file = fileOf(area);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run) : null;
  return kept?.mark === mark ? kept : { mark, random: newTally(), sensible: newTally() };
}

function keepRun(area: Area, run: Run): void {
  mkdirSync(dirname(fileOf(area)), { recursive: true });
  writeFileSync(fileOf(area), JSON.stringify(run));
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

/** Looks again at what was noted in an area, and keeps what came of it. */
export function lookAgainAt(endings: Endings, area: Area): Run {
  const run = readRun(area);
  const wish = wishFor(endings.engine.packs, area.key);
  for (const kind of GAME_KINDS) lookAgain(endings, wish, area.players, run[kind]);
  keepRun(area, run);
  return run;
}
