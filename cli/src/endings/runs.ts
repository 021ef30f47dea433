import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonical, fingerprint, type HauntDef, isWritten, type Pack, VERSION } from '@hollow/engine';
import { Endings } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { wishFor } from '../game/wished-haunt.ts';
import { baseOf, PROGRAMS, SHIPPED } from '../packs/packs.ts';
import { PLAYERS } from '../starts/kept-starts.ts';
import { addGame, type EndingTally, newTally } from './area.ts';
import type { GameKind } from './games.ts';

/** One haunt with one number of players. */
export interface Area {
  readonly haunt: HauntDef;
  readonly players: number;
}

/** How many games of each kind an area has. */
export type GameCounts = Readonly<Record<GameKind, number>>;

/** The whole run. */
export const WHOLE: GameCounts = { random: 200, sensible: 50 };

/** What an area has come to so far, by kind of play; `mark` tells which rules it was played by. */
export type Run = { readonly mark: string } & Readonly<Record<GameKind, EndingTally>>;

const packs: readonly Pack[] = [baseOf(SHIPPED)];

/** GameCounts of the packs that come with the game, measured by the planner. */
export const shippedEndings = (options: ConstructorParameters<typeof Endings>[2] = {}): Endings =>
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
  packs
    .flatMap(({ haunts }) => haunts ?? [])
    .filter(isWritten)
    .flatMap((haunt) => PLAYERS.map((players) => ({ haunt, players })));

/** Where runs are kept, so that what was broken off goes on where it was. */
const FOLDER = fileURLToPath(new URL('../../../.cache/endings', import.meta.url));
const fileOf = ({ haunt, players }: Area): string => join(FOLDER, `${haunt.number}-${players}.json`);

/** Changes with the house and with the haunt of the area: what was played by other rules does not count. */
function markOf({ haunt }: Area): string {
  const house = packs.map(({ haunts: _, ...rest }) => rest);
  return fingerprint(canonical([VERSION, house, haunt]));
}

export function readRun(area: Area): Run {
  const mark = markOf(area);
  const file = fileOf(area);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run) : null;
  return kept?.mark === mark ? kept : { mark, random: newTally(), sensible: newTally() };
}

function keepRun(area: Area, run: Run): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(area), JSON.stringify(run));
}

/** Plays what an area still lacks of its games, and keeps it after each. */
export function continueRun(endings: Endings, area: Area, games: GameCounts, isLate: () => boolean = () => false): Run {
  const run = readRun(area);
  const wish = wishFor(packs, area.haunt.id);
  for (const kind of ['random', 'sensible'] as const) {
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
