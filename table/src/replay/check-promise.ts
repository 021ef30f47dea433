import { canonical, type Engine, type Setup } from '@hollow/engine';
import type { Settings } from '@hollow/protocol';
import { commitmentOf, sealOf } from '../dealing/promise.ts';
import { setupSealOf } from '../dealing/setup-seal.ts';
import { tableSetup } from '../lobby/start.ts';
import type { TableData } from '../moment/table.ts';
import { isDayOf } from './day.ts';
import type { PlayedRow } from './rerun.ts';

/** Whether what a game was dealt from is what was shown before it. */

type Promised = Pick<TableData, 'practice' | 'commitment' | 'words' | 'seals' | 'setupSeal' | 'redrawn'>;

/** Settings that a game is set up by. */
type DealtSettings = Pick<Settings, 'preset' | 'switches' | 'dice' | 'haunts' | 'scenario' | 'unplayed'>;

/** A finished game with everything that was secret in it. */
export interface OpenedGame extends Promised {
  readonly seed: string;
  readonly settings: DealtSettings;
  /** Names of its packs, with their hashes. */
  readonly packs: readonly string[];
  readonly rows: readonly (PlayedRow & { readonly at?: number })[];
}

/** What a device has seen itself: when it opened its word, or when it first saw that the game had begun. */
export interface SeenPromise extends Pick<OpenedGame, 'seals' | 'setupSeal' | 'redrawn'> {
  readonly commitment: string;
  readonly settings: DealtSettings;
  /** Once the game had begun; empty before. */
  readonly words: readonly (string | null)[];
}

/** In what a promise was not kept: a part of the file, and for people who read logs a sentence. */
export interface BrokenPromise {
  readonly field: 'seed' | 'words' | 'settings' | 'setup' | 'redrawn';
  readonly message: string;
  /** The seat whose word it is. */
  readonly seat?: number;
}

/** The set-up that these settings make, with what they leave open as it was. */
const setupBy = (engine: Engine, settings: DealtSettings, { seats, date, playedHaunts }: Setup): Setup =>
  tableSetup(
    seats.map(({ explorers = [] }) => ({ explorers })),
    settings,
    {
      engine,
      date: date ?? { month: 0, day: 0 },
      playedHaunts: settings.unplayed ? (playedHaunts ?? []) : [],
    },
  );

function brokenSetup(engine: Engine, game: OpenedGame): BrokenPromise | null {
  const row = game.rows.find(({ body }) => body.setup !== undefined);
  const setup = row?.body.setup;
  if (row === undefined || setup === undefined) return null;
  if (setup.stacked !== undefined) return { field: 'setup', message: 'setup: the piles were laid by hand, not dealt' };
  if (canonical(setupBy(engine, game.settings, setup)) !== canonical(setup))
    return { field: 'settings', message: 'setup: it is not what the settings of the table say' };
  if (game.setupSeal === null) return null;
  if (game.setupSeal !== setupSealOf(game.seed, game.packs, setup))
    return { field: 'setup', message: 'setup: it is not the one that was sealed before the words were opened' };
  if (row.at !== undefined && setup.date !== undefined && !isDayOf(setup.date, row.at))
    return { field: 'setup', message: 'setup: its date is not the day on which the game began' };
  return null;
}

/** The seals that the words of a game have. */
const sealsOf = ({ words }: Pick<OpenedGame, 'words'>, commitment: string): (string | null)[] =>
  words.map((word, seat) => (word === null ? null : sealOf(commitment, seat, word)));

/** The first seat whose word is not the one that was sealed; -1 for none. */
function unsealed(game: Pick<OpenedGame, 'words'>, commitment: string, seals: readonly (string | null)[]): number {
  const own = sealsOf(game, commitment);
  const length = Math.max(own.length, seals.length);
  return Array.from({ length }, (_, seat) => (own[seat] ?? null) === (seals[seat] ?? null)).indexOf(false);
}

const otherWord = (seat: number, what: string): BrokenPromise => ({
  field: 'words',
  seat,
  message: `words.${seat}: it is not the one that ${what}`,
});

/** The file against itself: what was promised in it before the game, and what was dealt. Null where it fits, and where nothing was promised. */
export function brokenPromise(engine: Engine, game: OpenedGame): BrokenPromise | null {
  const { commitment, seals } = game;
  if (commitment !== null && commitment !== commitmentOf(game.seed))
    return { field: 'seed', message: 'seed: it is not the one that was promised before the game' };
  if (game.practice !== null) return null;
  const other = commitment === null || seals.length === 0 ? -1 : unsealed(game, commitment, seals);
  return other >= 0 ? otherWord(other, 'was sealed') : brokenSetup(engine, game);
}

/** The file against what somebody saw at the table. */
export function otherThanSeen(engine: Engine, game: OpenedGame, seen: SeenPromise): BrokenPromise | null {
  if (seen.commitment !== game.commitment)
    return { field: 'seed', message: 'commitment: it is not the one that was shown' };
  const other = seen.seals.length === 0 ? -1 : unsealed(game, seen.commitment, seen.seals);
  if (other >= 0) return otherWord(other, 'was sealed when it was shown');
  const changed = seen.words.findIndex((word, seat) => word !== (game.words[seat] ?? null));
  if (changed >= 0) return otherWord(changed, 'was shown');
  if (seen.setupSeal !== game.setupSeal)
    return { field: 'setup', message: 'setupSeal: it is not the one that was shown' };
  if (seen.redrawn !== game.redrawn)
    return { field: 'redrawn', message: `redrawn: words were drawn anew ${seen.redrawn} times` };
  return brokenSetup(engine, { ...game, settings: seen.settings });
}
