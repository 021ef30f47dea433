import type { G } from '../core/context.ts';
import { partAt, placeOf } from '../core/tables.ts';

/** What a look at the game tells as if the character stood in the room, on that side of its barrier; then it is back where it was. */
export function asIfIn<T>(g: G, who: number, room: number, part: number, look: () => T): T {
  const { things } = g.s;
  const [place, side] = [placeOf(g, who), partAt(g, who)];
  things.place[who] = room;
  things.part[who] = part;
  try {
    return look();
  } finally {
    things.place[who] = place;
    things.part[who] = side;
  }
}
