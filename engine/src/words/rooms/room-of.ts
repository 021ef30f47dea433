import { defineSet } from '../../define/expression.ts';
import { beings, forms } from '../../define/field.ts';
import type { Ex, Many } from '../../language/ex.ts';
import type { RoomOfEx } from '../../language/words.generated.ts';
import { roomOf as roomOfThing } from '../../machine/characters.ts';

export const roomOfWord = defineSet({
  x: 'roomOf',
  means: 'The rooms in which things or characters are.',
  example: { of: { x: 'traitor' } },
  yields: 'rooms',
  many: { like: 'of' },
  fields: { of: forms(beings) },
  list:
    ({ of: { all } }) =>
    (g) => {
      const found: number[] = [];
      for (const x of all(g)) {
        const room = roomOfThing(g, x);
        if (room >= 0 && !found.includes(room)) found.push(room);
      }
      return found;
    },
  has: ({ of: { all, single } }) =>
    single === null
      ? (g, x) => x >= 0 && all(g).some((each) => roomOfThing(g, each) === x)
      : (g, x) => {
          const one = single(g);
          return x >= 0 && one >= 0 && roomOfThing(g, one) === x;
        },
});

export const roomOf = <M extends Many>(of: Ex<'who' | 'things', M>): RoomOfEx & Ex<'rooms', M> => ({ x: 'roomOf', of });
