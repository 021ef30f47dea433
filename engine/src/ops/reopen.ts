import type { OpTable } from '../compile/op.ts';
import { CHANGES, type Change, change, hanging, opened, repairs } from '../house/seal.ts';
import { SIDES } from '../language/types.ts';
import { seatOf } from '../machine/characters.ts';
import { law } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { done, put } from '../machine/machine.ts';
import type { Frame } from '../state/state.ts';
import { choice } from './sheet.ts';

const offersAt = (f: Frame): number => 2 + (f.r[1] as number);

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
      for (const { verb, a, b } of found) f.r.push(CHANGES.indexOf(verb), a, b);
      put(g, f, 'reopen', seatOf(g, g.scope.self));
    },
    options(_g, f, sheet) {
      const offered = f.r as number[];
      for (let i = offersAt(f); i < offered.length; i += 3)
        sheet.open.push(choice(CHANGES[offered[i]], offered[i + 1], offered[i + 2]));
    },
    take(g, f, { verb, a, b }) {
      const made: Change = { verb: verb as Change['verb'], a, b };
      change(g, made);
      tell(g, 'reopened', {
        who: idOf(g, g.scope.self),
        room: g.p.rooms[a].id,
        with: verb === 'exchange' ? g.p.rooms[b].id : '',
        side: verb === 'shift-room' ? SIDES[b] : '',
        turn: g.s.rooms.turn[a],
      });
      f.r = f.r.slice(0, offersAt(f));
    },
  }),
};
