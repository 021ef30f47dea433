import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { HauntDef } from '@hollow/engine';
import { families, packsBehind } from '../packs/packs.ts';
import type { EndingTally } from './area.ts';
import { endingsPage, type Runs } from './page.ts';
import { areas, continueRun, endingsOf, keptRun, lookAgainAt, presentTree, WHOLE } from './runs.ts';
import { keepWitnesses } from './witnesses.ts';

/**
 * `npm run endings`: goes on with the run of every area, and writes the page. `-- --witnesses` looks first for wins of
 * haunts that have none and keeps them, which takes minutes where none is found; `--random 20 --sensible 2` plays fewer
 * games, `--minutes 30` leaves off after that long, `--edition third-edition`
 * plays its haunts alone, and `--haunt 12` (a number, an id or pack/id) those; what this tree has played already counts.
 * `--again` plays nothing, but looks once more at the positions that were noted, whichever tree has played them.
 */
const { values } = parseArgs({
  options: {
    random: { type: 'string', default: String(WHOLE.random) },
    sensible: { type: 'string', default: String(WHOLE.sensible) },
    minutes: { type: 'string' },
    edition: { type: 'string' },
    haunt: { type: 'string' },
    witnesses: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const PAGE = fileURLToPath(new URL('../../../docs/evidence/the-endings.md', import.meta.url));
const games = { random: Number(values.random), sensible: Number(values.sensible) };
const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.minutes) * 60_000;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const endings = new Map(families().map((packs) => [packs[0]?.id ?? '', endingsOf(packs)] as const));
const editionOf = (key: string): string => packsBehind(key)[0]?.id ?? '';
const isWanted = (key: string, { id, number }: HauntDef): boolean =>
  (values.edition === undefined || values.edition === editionOf(key)) &&
  (values.haunt === undefined || [key, id, String(number)].includes(values.haunt));

if (values.witnesses) for (const one of endings.values()) keepWitnesses(one, isWanted, tell);

for (const area of areas()) {
  const { key, haunt, players } = area;
  if (!isWanted(key, haunt)) continue;
  const played = endings.get(editionOf(key));
  if (played === undefined) throw new Error(`${key} is played with no edition`);
  const { random, sensible } = values.again
    ? lookAgainAt(played, area)
    : continueRun(played, area, games, () => Date.now() > until);
  const both = (of: (tally: EndingTally) => number): number => of(random) + of(sensible);
  const found = `${both(({ played: by }) => by)} positions won as played, ${both(({ longer }) => longer)} by a longer search alone`;
  tell(
    `${key}, ${players} players: ${random.games} + ${sensible.games} games, ${found}, ${both(({ noted }) => noted.length)} to look at`,
  );
}

const runs: Runs = areas().map((area) => [area, keptRun(area)] as const);
writeFileSync(PAGE, endingsPage(runs, readFileSync(PAGE, 'utf8'), presentTree()));
process.exitCode = runs.some(([, { random, sensible }]) => random.noted.length + sensible.noted.length > 0) ? 1 : 0;
