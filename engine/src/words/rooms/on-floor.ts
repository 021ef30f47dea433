import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { OnFloorEx } from '../../language/words.generated.ts';

export const onFloorWord = defineSet({
  x: 'onFloor',
  means: 'Rooms of these floors.',
  example: { floors: ['basement'] },
  yields: 'rooms',
  fields: { floors: names('floor') },
  among: house,
  holds:
    ({ floors }) =>
    (g, room) =>
      floors.includes(g.s.rooms.floor[room] ?? -1),
});

export const onFloor = (...floors: string[]): OnFloorEx => ({ x: 'onFloor', floors });
