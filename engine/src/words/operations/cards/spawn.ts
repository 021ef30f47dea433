import { only } from '../../../core/choice.ts';
import type { G, OneFn } from '../../../core/context.ts';
import { partAt, roomCode, roomId, rowOf } from '../../../core/tables.ts';
import { name, oneRoom, optional } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import type { OneRoom } from '../../../language/ex.ts';
import type { SpawnOp } from '../../../language/words.generated.ts';
import { roomOf, seatOf } from '../../../machine/characters.ts';
import { tell } from '../../../machine/log.ts';
import { fromPool } from '../../../play/pool.ts';

interface Kind {
  readonly kind: number;
  readonly bound: OneFn | null;
}

function lay(g: G, { kind, bound }: Kind, room: number, part: number): void {
  const { things } = g.s;
  const token = fromPool(g, kind);
  things.place[token] = room;
  things.part[token] = part;
  things.bound[token] = bound?.(g) ?? -1;
  tell(g, 'token', { token: rowOf(g.p.tokens, kind).id, room: roomId(g, room) });
}

/** The side of a barrier where a token comes to lie: where the character stands, else where the room says; null where it is chosen. */
function sideFor(g: G, room: number): number | null {
  const { parts, arrive } = roomCode(g, room).def;
  const { self } = g.scope;
  if (parts === undefined) return 0;
  if (self >= 0 && roomOf(g, self) === room) return g.law['room.barrier.token-side'](partAt(g, self));
  return arrive ?? (self < 0 ? 0 : null);
}

export const spawnWord = defineOp({
  op: 'spawn',
  means: 'Puts a token of the packs on the board; `bound` is the room it leads to.',
  example: { kind: 'marker', rooms: { x: 'here' } },
  quiet: true,
  fields: { kind: name('token'), rooms: oneRoom, bound: optional(oneRoom) },
  brings: [{ topic: 'brought', of: 'kind' }],
  chosen: { rooms: ({ kind }) => ({ key: 'place', piece: kind }) },
  registers: {},
  stages: {
    lay: {
      run(x) {
        const { g, a } = x;
        const room = a.rooms(g);
        if (room < 0 || fromPool(g, a.kind) < 0) {
          x.done();
          return;
        }
        const side = sideFor(g, room);
        if (side === null) {
          x.ask('part', seatOf(g, g.scope.self));
          return;
        }
        lay(g, a, room, side);
        x.done();
      },
      options(x, sheet) {
        const room = x.a.rooms(x.g);
        roomCode(x.g, room).def.parts?.forEach((_, part) => {
          sheet.open.push({ verb: 'part', part, room });
        });
      },
      take(x, taken) {
        const { room, part } = only(taken, 'part');
        lay(x.g, x.a, room, x.g.law['room.barrier.token-side'](part));
        x.done();
      },
    },
  },
});

/** Puts a token from its pool; `bound` is the room it leads to. */
export const spawn = (kind: string, rooms: OneRoom, bound?: OneRoom): SpawnOp =>
  write<SpawnOp>({ op: 'spawn', kind, rooms, bound });
