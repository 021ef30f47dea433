import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HauntDef } from '@hollow/engine';
import type { Endings } from '@hollow/engine/kit';
import { wishFor } from '../game/wished-haunt.ts';
import { type GoldenGame, nameOf, readGame, writtenGame, writtenHaunts } from '../golden/kept-game.ts';
import { recordGame } from '../golden/record.ts';
import { usualPlayers } from '../packs/packs.ts';
import { playHaunt } from './games.ts';

/** Where witnesses are kept: games as tales are, up to the beginning of the haunt and from there with everything helping one side. */
const FOLDER = fileURLToPath(new URL('../../endings', import.meta.url));

/** GameCounts that are looked through for a witness. */
const GAMES = 12;

export const keptWitnesses = (): GoldenGame[] =>
  globSync('*/*.yaml', { cwd: FOLDER })
    .sort()
    .map((file) => readGame(readFileSync(join(FOLDER, file), 'utf8')));

/** The shortest of several wins of the side from the beginning of the haunt; null where none is found. */
function witnessFor(endings: Endings, haunt: string, side: string): GoldenGame | null {
  const { engine } = endings;
  const wish = wishFor(engine.packs, haunt);
  const numbers = usualPlayers(engine.packs);
  for (let n = 0; n < GAMES; n++) {
    const game = playHaunt(engine, wish, numbers[n % numbers.length] ?? 0, 'random', n);
    const first = game?.taken[0];
    if (game === null || first === undefined) continue;
    const { witness } = endings.canStillWin(first.state, side, { seed: game.seed });
    if (witness === null || witness.why !== side) continue;
    const opening = recordGame(engine.packs, haunt, { ...game, answers: game.answers.slice(0, first.answers) });
    return { ...opening, side, answers: [...opening.answers, ...witness.steps] };
  }
  return null;
}

/** Looks for the witnesses of these haunts that are not kept yet; tells of those that were not found. */
export function keepWitnesses(
  endings: Endings,
  isWanted: (haunt: string, def: HauntDef) => boolean,
  tell: (line: string) => void,
): void {
  const kept = new Set(keptWitnesses().map(nameOf));
  for (const [haunt, def] of writtenHaunts(endings.engine.packs)) {
    if (!isWanted(haunt, def)) continue;
    for (const side of Object.keys(def.wins ?? {})) {
      if (kept.has(nameOf({ haunt, side }))) continue;
      const game = witnessFor(endings, haunt, side);
      tell(`${haunt}: ${side} ${game === null ? 'not found' : `in ${game.answers.length} answers`}`);
      if (game === null) continue;
      const file = join(FOLDER, `${nameOf(game)}.yaml`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, writtenGame(game, new Map()));
    }
  }
}
