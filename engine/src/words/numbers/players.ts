import { defineNumber } from '../../define/expression.ts';
import type { PlayersEx } from '../../language/words.generated.ts';
import { deadExplorers } from '../../machine/characters.ts';

export const playersWord = defineNumber({
  x: 'players',
  means: 'How many explorers are in the game; the dead count as well.',
  example: {},
  counts: true,
  fields: {},
  value: () => (g) =>
    g.s.haunt < 0 ? g.s.controller.length : g.law['haunt.count-dead'](g.s.controller.length, deadExplorers(g)),
});

export const players: PlayersEx = { x: 'players' };
