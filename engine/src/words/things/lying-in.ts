import type { G } from '../../core/context.ts';
import { placeOf } from '../../core/tables.ts';
import { defineSet } from '../../define/expression.ts';
import { forms, rooms } from '../../define/field.ts';
import type { Rooms } from '../../language/ex.ts';
import type { LyingInEx } from '../../language/words.generated.ts';
import { isCard } from '../../machine/characters.ts';
import { inRoom } from '../../state/state.ts';

/** Cards that lie in any room. */
function cardsInRooms(g: G): readonly number[] {
  const found: number[] = [];
  for (let card = 0; card < g.p.cards.length; card++) if (inRoom(placeOf(g, card))) found.push(card);
  return found;
}

export const lyingInWord = defineSet({
  x: 'lyingIn',
  means: 'Cards that lie in rooms.',
  example: { rooms: { x: 'here' } },
  yields: 'things',
  fields: { rooms: forms(rooms) },
  list:
    ({ rooms: { all } }) =>
    (g) => {
      const lying = cardsInRooms(g);
      // Mostly none lie anywhere, and the rooms need not be worked out.
      if (lying.length === 0) return lying;
      const where = all(g);
      return lying.filter((card) => where.includes(placeOf(g, card)));
    },
  has: ({ rooms: { quick } }) =>
    quick === null ? null : (g, x) => isCard(g, x) && quick(g, g.s.things.place[x] ?? -1),
});

export const lyingIn = (where: Rooms): LyingInEx => ({ x: 'lyingIn', rooms: where });
