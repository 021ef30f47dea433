import type { G } from '../../../core/context.ts';
import { floorOf, roomId } from '../../../core/tables.ts';
import { oneRoom } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { indexInto, listOf, the } from '../../../define/register.ts';
import { liftRoom } from '../../../house/geometry.ts';
import type { OneRoom } from '../../../language/ex.ts';
import type { TakeRoomOp } from '../../../language/words.generated.ts';
import { explorersOf, isDead, isExplorer, roomOf } from '../../../machine/characters.ts';
import { tell } from '../../../machine/log.ts';
import { closeHappening, happen, NEW_EVENT } from '../../../machine/machine.ts';
import { BOX, LOST } from '../../../state/state.ts';
import { dieWord } from '../death/die.ts';
import { fire } from '../rules/_hooks.ts';

const livingIn = (g: G, room: number): number[] =>
  explorersOf(g).filter((who) => !isDead(g, who) && roomOf(g, who) === room);

export const takeRoomWord = defineOp({
  op: 'takeRoom',
  means: 'The room is gone: a hole that is still touched. Whoever does not get out in time dies.',
  example: { rooms: { x: 'here' } },
  fields: { rooms: oneRoom },
  brings: [{ topic: 'moved', on: 'rooms' }],
  chosen: { rooms: () => ({ key: 'lose-room' }) },
  registers: { room: the('room'), inside: listOf('explorer'), next: indexInto('inside') },
  stages: {
    begin: {
      passing: true,
      run(x) {
        const { g, a, r } = x;
        const room = a.rooms(g);
        if (room < 0 || floorOf(g, room) < 0) {
          x.done();
          return;
        }
        r.room = room;
        r.inside = livingIn(g, room);
        x.to('warn');
      },
    },
    /** Rules at `takeRoom.before` give each of them the chance to leave. */
    warn: {
      holds: ['room', 'inside', 'next'],
      run(x) {
        const { g, r } = x;
        const who = r.inside[r.next];
        if (who === undefined) {
          x.to('lose');
          for (const left of livingIn(g, r.room)) dieWord.perform(g, left, {});
          return;
        }
        r.next++;
        const ev = happen(g, { ...NEW_EVENT, t: 'takeRoom', who, room: r.room });
        if (!fire(g, 'takeRoom.before', who, ev)) closeHappening(g, ev);
      },
    },
    lose: {
      holds: ['room', 'inside', 'next'],
      run(x) {
        const { g, r } = x;
        g.s.things.place.forEach((place, t) => {
          if (place === r.room && !isExplorer(g, t)) g.s.things.place[t] = BOX;
        });
        liftRoom(g, r.room, LOST - floorOf(g, r.room));
        tell(g, 'room-lost', { room: roomId(g, r.room) }, true);
        x.done();
      },
    },
  },
});

export const takeRoom = (room: OneRoom): TakeRoomOp => ({ op: 'takeRoom', rooms: room });
