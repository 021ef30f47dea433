import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { hasDoor, lostBeyond } from '../../house/geometry.ts';
import type { JoinedLostEx } from '../../language/words.generated.ts';

export const joinedLostWord = defineSet({
  x: 'joinedLost',
  means: 'Rooms with a door towards a hole.',
  example: {},
  yields: 'rooms',
  local: true,
  fields: {},
  among: house,
  holds: () => (g, room) => [0, 1, 2, 3].some((side) => hasDoor(g, room, side) && lostBeyond(g, room, side)),
});

export const joinedLost: JoinedLostEx = { x: 'joinedLost' };
