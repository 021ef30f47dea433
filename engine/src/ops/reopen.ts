import type { OpTable } from '../define/op-table.ts';
import { CHANGES, type Change, change, hanging, opened, repairs } from '../house/seal.ts';
import { SIDES } from '../language/types.ts';
import { seatOf } from '../machine/characters.ts';
import type { Choice } from '../machine/choice.ts';
import { law } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { done, put } from '../machine/machine.ts';
import type { Frame } from '../state/state.ts';

const offersAt = (f: Frame): number => 2 + (f.r[1] as number);

/** A change as it stands in the registers: its kind, the room, and what the kind says of it. */
function written(made: Change): number[] {
  const more = made.verb === 'turn-room' ? made.turn : made.verb === 'shift-room' ? made.side : made.with;
  return [CHANGES.indexOf(made.verb), made.room, more];
}

function read([kind, room, more]: readonly number[]): Change {
  const verb = CHANGES[kind];
  if (verb === 'turn-room') return { verb, room, turn: more };
  return verb === 'shift-room' ? { verb, room, side: more } : { verb, room, with: more };
}

const isChange = (taken: Choice): taken is Change => CHANGES.some((verb) => verb === taken.verb);

export const REOPEN: OpTable = {
  /** A floor has been closed while tiles remain: the smallest change that opens it. Registers: floor, how many rooms hung together, those rooms, the changes offered. */
  reopen: () => ({
    run(g, f) {
      const floor = f.r[0] as number;
      if (f.r.length === 1) {
        const rooms = [...hanging(g, floor)];
        f.r.push(rooms.length, ...rooms);
      }
      const before = f.r.slice(2, offersAt(f)) as number[];
      const found = law(g, 'seal.rearrange') && !opened(g, floor, before) ? repairs(g, floor, before) : [];
      if (found.length === 0) {
        done(f);
        return;
      }
      for (const made of found) f.r.push(...written(made));
      put(g, f, 'reopen', seatOf(g, g.scope.self));
    },
    options(_g, f, sheet) {
      const offered = f.r as number[];
      for (let i = offersAt(f); i < offered.length; i += 3) sheet.open.push(read(offered.slice(i, i + 3)));
    },
    take(g, f, made) {
      if (!isChange(made)) return;
      change(g, made);
      tell(g, 'reopened', {
        who: idOf(g, g.scope.self),
        room: g.p.rooms[made.room].id,
        with: made.verb === 'exchange' ? g.p.rooms[made.with].id : '',
        side: made.verb === 'shift-room' ? SIDES[made.side] : '',
        turn: g.s.rooms.turn[made.room],
      });
      f.r = f.r.slice(0, offersAt(f));
    },
  }),
};
