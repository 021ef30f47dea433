import type { G } from '../../../core/context.ts';
import { boundOf, cardCode, floorOf, placeOf, roomCode, roomId, rowOf, tokenCode } from '../../../core/tables.ts';
import { rooms } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { liftRoom } from '../../../house/geometry.ts';
import type { Rooms } from '../../../language/ex.ts';
import type { ReturnRoomsOp } from '../../../language/words.generated.ts';
import { isCard, isToken } from '../../../machine/characters.ts';
import { tell } from '../../../machine/log.ts';
import { shuffleTiles } from '../../../play/tile-stack.ts';
import { BOX, DISCARD, IN_STACK, inRoom } from '../../../state/state.ts';

/** Cards in the rooms are discarded; tokens in them or leading to them go, and those that one of a pair has left alone. */
function clear(g: G, taken: readonly number[]): void {
  const { things, spent } = g.s;
  const liesThere = (thing: number): boolean => taken.includes(placeOf(g, thing));
  const all = [...things.def.keys()];
  const cut = new Set(
    all.flatMap((t) => (isToken(g, t) && tokenCode(g, t).link && liesThere(t) ? [rowOf(things.def, t)] : [])),
  );
  for (const t of all) {
    if (isToken(g, t)) {
      const leftAlone = cut.has(rowOf(things.def, t)) && inRoom(placeOf(g, t));
      if (!liesThere(t) && !taken.includes(boundOf(g, t)) && !leftAlone) continue;
      things.place[t] = BOX;
      things.bound[t] = -1;
    } else if (isCard(g, t) && liesThere(t)) {
      const { deck } = cardCode(g, t);
      things.place[t] = DISCARD + deck;
      rowOf(spent, deck).push(t);
    }
  }
}

export const returnRoomsWord = defineOp({
  op: 'returnRooms',
  means:
    'Takes tiles back into the stack, which is shuffled with the discards. Cards in them are discarded; tokens in them or leading to them go.',
  example: { rooms: { x: 'standing' } },
  fields: { rooms },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { stack } = g.s;
        const taken = a.rooms(g).filter((room) => floorOf(g, room) >= 0 && !roomCode(g, room).start);
        clear(g, taken);
        for (const room of taken) liftRoom(g, room, IN_STACK);
        for (const tile of g.s.discards) g.s.rooms.floor[tile] = IN_STACK;
        stack.push(...taken, ...g.s.discards);
        g.s.discards = [];
        shuffleTiles(g);
        tell(g, 'rooms-returned', { rooms: taken.map((room) => roomId(g, room)), n: stack.length }, true);
        x.done();
      },
    },
  },
});

/** Tiles back into the stack, which is shuffled with the discards; what lies in them is discarded. */
export const returnRooms = (which: Rooms): ReturnRoomsOp => ({ op: 'returnRooms', rooms: which });
