import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { EmptyEx } from '../../language/words.generated.ts';
import { everyExplorer, monstersInPlay, roomOf } from '../../machine/characters.ts';

export const emptyWord = defineSet({
  x: 'empty',
  means: 'Rooms in which no character stands.',
  example: {},
  yields: 'rooms',
  fields: {},
  list: () => (g) => {
    const taken = new Set([...everyExplorer(g), ...monstersInPlay(g)].map((who) => roomOf(g, who)));
    return house.filter(g, (_, room) => !taken.has(room));
  },
});

export const emptyRooms: EmptyEx = { x: 'empty' };
