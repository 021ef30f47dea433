import { defineSet } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { InTurnOrderEx } from '../../language/words.generated.ts';
import { roundFrom } from '../../machine/characters.ts';

export const inTurnOrderWord = defineSet({
  x: 'inTurnOrder',
  means: 'Everybody from the left of somebody round the table; for cards that are passed on.',
  example: { from: { x: 'self' } },
  yields: 'who',
  fields: { from: oneWho },
  list: (a) => (g) => roundFrom(g, a.from(g)),
});

export const inTurnOrder = (from: OneWho): InTurnOrderEx => ({ x: 'inTurnOrder', from });
