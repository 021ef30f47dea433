import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { isOpenDoor } from '../../house/geometry.ts';
import type { WithOpenDoorEx } from '../../language/words.generated.ts';

export const withOpenDoorWord = defineSet({
  x: 'withOpenDoor',
  means: 'Rooms with a door behind which nothing lies yet.',
  example: {},
  yields: 'rooms',
  fields: {},
  among: house,
  holds: () => (g, room) => [0, 1, 2, 3].some((side) => isOpenDoor(g, room, side)),
});

export const withOpenDoor: WithOpenDoorEx = { x: 'withOpenDoor' };
