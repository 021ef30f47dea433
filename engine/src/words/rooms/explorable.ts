import { floorOf } from '../../core/tables.ts';
import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { isOpenDoor } from '../../house/geometry.ts';
import type { ExplorableEx } from '../../language/words.generated.ts';
import { hasTilesLeft } from '../../play/tile-stack.ts';

export const explorableWord = defineSet({
  x: 'explorable',
  means: 'Rooms with a door behind which nothing lies yet, on a floor for which there are still tiles to be had.',
  example: {},
  yields: 'rooms',
  fields: {},
  among: house,
  holds: () => (g, room) => hasTilesLeft(g, floorOf(g, room)) && [0, 1, 2, 3].some((side) => isOpenDoor(g, room, side)),
});

export const explorable: ExplorableEx = { x: 'explorable' };
