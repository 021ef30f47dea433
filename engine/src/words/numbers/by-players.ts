import { defineNumber } from '../../define/expression.ts';
import { list, or, whole } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import type { ByPlayersEx } from '../../language/words.generated.ts';

/** The first number of players that a list without `from` speaks of. */
const FEWEST = 3;
const MOST = 12;

export const byPlayersWord = defineNumber({
  x: 'byPlayers',
  means:
    'A number by how many play: the first for three players or for those of `from`, the next for one more, and so on; fewer count as the first, more as the last.',
  example: { of: [3, 4, 5, 6] },
  fields: { of: list(whole(-99, 99), 1, MOST), from: or(whole(1, MOST), FEWEST) },
  value: (a) => (g) =>
    a.of[g.law['haunt.bracket'](Math.min(Math.max(g.s.controller.length - a.from, 0), a.of.length - 1))] ?? 0,
});

/** For three players, four, five, six … */
export const byPlayers = (...of: readonly number[]): ByPlayersEx => ({ x: 'byPlayers', of });
/** For so many players, one more, two more … */
export const byPlayersFrom = (from: number, ...of: readonly number[]): ByPlayersEx =>
  write<ByPlayersEx>({ x: 'byPlayers', of, from });
