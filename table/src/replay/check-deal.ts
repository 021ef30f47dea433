import type { Engine } from '@hollow/engine';
import type { TakenBackCount } from '@hollow/protocol';
import { dealtFrom } from '../dealing/promise.ts';
import {
  type BrokenPromise,
  brokenPromise,
  type OpenedGame,
  otherThanSeen,
  type SeenPromise,
} from './check-promise.ts';
import { type Fingerprint, LogPlayer, type PlayedRow, rerun } from './rerun.ts';

/** Words that a game was dealt with. */
export interface DealtWords {
  readonly n: number;
  /** All were sealed before the first was opened. */
  readonly sealed: boolean;
  /** How often they were drawn anew, because one was not opened. */
  readonly redrawn: number;
}

export interface CheckedDeal {
  readonly ok: boolean;
  /** Answers that came to what was recorded. */
  readonly answers: number;
  /** Those of them that were taken back past a reveal: dealt as promised, but chosen again by somebody who knew what would have come. */
  readonly takenBack?: TakenBackCount;
  readonly words?: DealtWords;
  /** In what a promise was not kept, where it was that. */
  readonly broken?: BrokenPromise;
  /** What is wrong, for people who read logs. */
  readonly message?: string;
}

/** What the log tells of answers that were taken back past a reveal. */
export function countTakenBack(rows: readonly Pick<PlayedRow, 'body'>[]): TakenBackCount {
  const past = rows.filter(({ body }) => body.undo?.free === false);
  const alone = past.filter(({ body }) =>
    body.items.some((item) => item.kind === 'table' && item.what === 'undone-alone'),
  ).length;
  return { byVote: past.length - alone, alone };
}

const wordsOf = ({ words, seals, redrawn }: OpenedGame): DealtWords => ({
  n: words.filter((word) => word !== null).length,
  sealed: seals.length > 0,
  redrawn,
});

/** Deals the game again and compares the state after every row: whether it was dealt as promised, and as somebody saw it promised. */
export function checkDeal(
  engine: Engine,
  game: OpenedGame,
  fingerprint: Fingerprint,
  seen: SeenPromise | null = null,
): CheckedDeal {
  const here = engine.program({}).hashes;
  if (here.join() !== game.packs.join()) {
    const message = `other engine: the game was played with ${game.packs.join(', ')}, here are ${here.join(', ')}`;
    return { ok: false, answers: 0, message };
  }
  const broken = brokenPromise(engine, game) ?? (seen === null ? null : otherThanSeen(engine, game, seen));
  if (broken !== null) return { ok: false, answers: 0, message: broken.message, broken };
  let answers = 0;
  for (const { row, same } of rerun(new LogPlayer(engine, dealtFrom(game, game.seed), fingerprint), game.rows)) {
    if (!same) return { ok: false, answers, message: `rows.${row.seq - 1}: the state after it is another` };
    if (row.body.answer !== undefined) answers++;
  }
  return { ok: true, answers, takenBack: countTakenBack(game.rows), words: wordsOf(game) };
}
