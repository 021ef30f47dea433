import { pickOne } from '../core/chance.ts';
import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { explorersOf, isDead, seatOf } from '../machine/characters.ts';
import { idOf } from '../machine/log.ts';

/** Seats that vote on what no rule decides: all with somebody alive, in order. */
export const voters = (g: G): number[] => {
  const living = explorersOf(g).filter((who) => !isDead(g, who));
  return Array.from({ length: g.s.seats }, (_, seat) => seat).filter((seat) =>
    living.some((who) => seatOf(g, who) === seat),
  );
};

export interface Verdict {
  readonly winner: number;
  /** How the vote was settled: by its votes, by a coin, or by the voice of the one whose turn it is. */
  readonly how: 'votes' | 'coin' | 'word';
}

/** What most have voted for. Of equals a coin takes one or, where the group decides, whoever's turn it is has the last word. */
export function settle(
  g: G,
  candidates: readonly number[],
  seats: readonly number[],
  votes: readonly number[],
): Verdict {
  const count = (x: number): number => votes.filter((vote) => vote === x).length;
  const most = Math.max(...candidates.map(count));
  const tied = candidates.filter((x) => count(x) === most);
  const first = rowOf(tied, 0);
  if (tied.length === 1) return { winner: first, how: 'votes' };
  if (!g.law['unclear.chance']()) {
    const last = votes[seats.indexOf(seatOf(g, g.s.turn.who))];
    return { winner: last !== undefined && tied.includes(last) ? last : first, how: 'word' };
  }
  return g.law['unclear.coin'](tied, (among) => pickOne(g, among, (who) => idOf(g, who)));
}
