import { defineNumber } from '../../define/expression.ts';
import { name, or, word } from '../../define/field.ts';
import type { DrawnEx } from '../../language/words.generated.ts';

export const drawnWord = defineNumber({
  x: 'drawn',
  means: 'Cards drawn from a deck so far by everybody, or in this turn.',
  example: { deck: 'omen' },
  counts: true,
  fields: { deck: name('deck'), since: or(word('game', 'turn'), 'game') },
  value:
    ({ deck, since }) =>
    (g) =>
      (since === 'turn' ? g.s.turn.drawn[deck] : g.s.drawn[deck]) ?? 0,
});

export const drawn = (deck: string, since: 'game' | 'turn' = 'game'): DrawnEx => ({ x: 'drawn', deck, since });
