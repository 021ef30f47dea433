import { defineTruth } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import { inSight } from '../../house/geometry.ts';
import type { OneWho } from '../../language/ex.ts';
import type { SeesEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';

export const seesWord = defineTruth({
  x: 'sees',
  means: 'Both are in the same room, or in a straight line through open doors.',
  example: { a: { x: 'self' }, b: { x: 'traitor' } },
  fields: { a: oneWho, b: oneWho },
  holds:
    ({ a, b }) =>
    (g) => {
      const [from, to] = [roomOf(g, a(g)), roomOf(g, b(g))];
      return from === to || inSight(g, from, to);
    },
});

export const sees = (a: OneWho, b: OneWho): SeesEx => ({ x: 'sees', a, b });
