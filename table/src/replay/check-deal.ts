import type { Engine } from '@hollow/engine';
import type { TakenBackCount } from '@hollow/protocol';
import { commitmentOf, dealtFrom } from '../dealing/promise.ts';
import type { TableData } from '../moment/table.ts';
import { type Fingerprint, LogPlayer, type PlayedRow, rerun } from './rerun.ts';

/** A finished game with everything that was secret in it. */
export interface OpenedGame extends Pick<TableData, 'practice' | 'commitment' | 'words'> {
  readonly seed: string;
  /** Names of its packs, with their hashes. */
  readonly packs: readonly string[];
  readonly rows: readonly PlayedRow[];
}

export interface CheckedDeal {
  readonly ok: boolean;
  /** Answers that came to what was recorded. */
  readonly answers: number;
  /** Those of them that were taken back past a reveal: dealt as promised, but chosen again by somebody who knew what would have come. */
  readonly takenBack?: TakenBackCount;
  /** What is wrong, for people who read logs. */
  readonly message?: string;
}

const LAID_BY_HAND = 'setup: the piles were laid by hand, not dealt';
const WRONG_SEED = 'seed: it is not the one that was promised before the game';

/** What the log tells of answers that were taken back past a reveal. */
export function countTakenBack(rows: readonly Pick<PlayedRow, 'body'>[]): TakenBackCount {
  const past = rows.filter(({ body }) => body.undo?.free === false);
  const alone = past.filter(({ body }) =>
    body.items.some((item) => item.kind === 'table' && item.what === 'undone-alone'),
  ).length;
  return { byVote: past.length - alone, alone };
}

/** Deals the game again and compares the state after every row: whether it was dealt as promised. */
export function checkDeal(engine: Engine, game: OpenedGame, fingerprint: Fingerprint): CheckedDeal {
  const here = engine.program({}).hashes;
  if (here.join() !== game.packs.join()) {
    const message = `other engine: the game was played with ${game.packs.join(', ')}, here are ${here.join(', ')}`;
    return { ok: false, answers: 0, message };
  }
  if (game.commitment !== null && game.commitment !== commitmentOf(game.seed))
    return { ok: false, answers: 0, message: WRONG_SEED };
  if (game.practice === null && game.rows.some(({ body }) => body.setup?.stacked !== undefined))
    return { ok: false, answers: 0, message: LAID_BY_HAND };
  let answers = 0;
  for (const { row, same } of rerun(new LogPlayer(engine, dealtFrom(game, game.seed), fingerprint), game.rows)) {
    if (!same) return { ok: false, answers, message: `rows.${row.seq - 1}: the state after it is another` };
    if (row.body.answer !== undefined) answers++;
  }
  return { ok: true, answers, takenBack: countTakenBack(game.rows) };
}
