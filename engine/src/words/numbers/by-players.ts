import { defineNumber } from '../../define/expression.ts';
import { list, whole } from '../../define/field.ts';
import type { ByPlayersEx } from '../../language/words.generated.ts';

export const byPlayersWord = defineNumber({
  x: 'byPlayers',
  means: 'A number for three, four, five and six players.',
  example: { of: [3, 4, 5, 6] },
  fields: { of: list(whole(-99, 99), 4, 4) },
  value: (a) => (g) => a.of[Math.min(Math.max(g.s.controller.length, 3), 6) - 3] ?? 0,
});

export const byPlayers = (three: number, four: number, five: number, six: number): ByPlayersEx => ({
  x: 'byPlayers',
  of: [three, four, five, six],
});
