import type { Choice } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { roomId, rowOf } from '../../../core/tables.ts';
import type { RegisterChecks } from '../../../core/waits.ts';
import { defineOp } from '../../../define/operation.ts';
import { listOf, numbers, the } from '../../../define/register.ts';
import { CHANGES, type Change, change, hanging, isOpenedUp, repairs } from '../../../house/seal.ts';
import { SIDES } from '../../../language/types.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';

/** A change as it stands in the register: its kind, the room, and what the kind says of it. */
function written(made: Change): number[] {
  const more = made.verb === 'turn-room' ? made.turn : made.verb === 'shift-room' ? made.side : made.with;
  return [CHANGES.indexOf(made.verb), made.room, more];
}

function read(kind: number, room: number, more: number): Change {
  const verb = rowOf(CHANGES, kind);
  if (verb === 'turn-room') return { verb, room, turn: more };
  return verb === 'shift-room' ? { verb, room, side: more } : { verb, room, with: more };
}

/** The changes in a register, three numbers each. */
const changesIn = (register: readonly number[]): Change[] =>
  Array.from({ length: Math.floor(register.length / 3) }, (_, i) =>
    read(rowOf(register, 3 * i), rowOf(register, 3 * i + 1), rowOf(register, 3 * i + 2)),
  );

const isChange = (taken: Choice): taken is Change => CHANGES.some((verb) => verb === taken.verb);

const isKind = (n: number): boolean => n >= 0 && n < CHANGES.length;

const fitsRegister = (register: readonly number[], check: RegisterChecks): boolean =>
  register.length % 3 === 0 &&
  register.every((n, i) => i % 3 > 0 || isKind(n)) &&
  changesIn(register).every((made) => {
    if (!check.isRoom(made.room)) return false;
    if (made.verb === 'exchange') return check.isRoom(made.with);
    const quarter = made.verb === 'turn-room' ? made.turn : made.side;
    return quarter >= 0 && quarter < 4;
  });

function tellReopened(g: G, made: Change): void {
  tell(g, 'reopened', {
    who: idOf(g, g.scope.self),
    room: roomId(g, made.room),
    with: made.verb === 'exchange' ? roomId(g, made.with) : '',
    side: made.verb === 'shift-room' ? rowOf(SIDES, made.side) : '',
    turn: rowOf(g.s.rooms.turn, made.room),
  });
}

/** A floor has been closed while tiles remain: the smallest change that opens it is made. */
export const reopenWord = defineOp({
  op: 'reopen',
  means: 'Opens a floor that has been closed.',
  fields: {},
  registers: {
    floor: the('floor'),
    /** Rooms that hung together when the floor was closed. */
    rooms: listOf('room'),
    /** The changes that are offered. */
    changes: numbers,
  },
  given: ['floor'],
  fits: (r, stage, check) => stage !== 'repair' || (r.changes.length > 0 && fitsRegister(r.changes, check)),
  stages: {
    look: {
      passing: true,
      run(x) {
        x.r.rooms = [...hanging(x.g, x.r.floor)];
        x.to('repair');
      },
    },
    repair: {
      holds: ['rooms', 'changes'],
      run(x) {
        const { g, r } = x;
        const stays = !g.law['seal.rearrange']() || isOpenedUp(g, r.floor, r.rooms);
        const found = stays ? [] : repairs(g, r.floor, r.rooms);
        if (found.length === 0) {
          x.done();
          return;
        }
        r.changes = found.flatMap(written);
        x.ask('reopen', seatOf(g, g.scope.self));
      },
      options(x, sheet) {
        sheet.open.push(...changesIn(x.r.changes));
      },
      take(x, made) {
        if (!isChange(made)) return;
        change(x.g, made);
        tellReopened(x.g, made);
        // One change may not be enough.
        x.r.changes = [];
      },
    },
  },
});
