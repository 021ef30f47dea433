import { only } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { floorOf, roomCode, roomId } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { bit, maybe, ownEvent, the } from '../../../define/register.ts';
import { roomOf, seatOf } from '../../../machine/characters.ts';
import { idOf, tellDone } from '../../../machine/log.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { isShutTo } from '../../../play/ways.ts';
import { instead } from '../rules/_hooks.ts';
import { openLeaving, partsOf, stand } from './_moving.ts';
import { arriveWord } from './arrive.ts';

/** The side of the barrier where one must land, or -1 where one may choose; `fixed`: where an effect wants it to be. */
function landingPart(g: G, room: number, fixed: number): number {
  const parts = partsOf(g, room);
  if (parts < 2) return 0;
  const { arrive } = roomCode(g, room).def;
  if (arrive !== undefined) return g.law['room.barrier.locked'](arrive, parts);
  return fixed < 0 ? -1 : g.law['room.barrier.token-side'](fixed);
}

/** Somebody is placed in a room without steps. */
export const placeWord = defineOp({
  op: 'place',
  means: 'Places somebody in a room.',
  fields: {},
  needs: { self: true },
  registers: {
    /** -1 where an effect names none that is in the house: something may stand in place of it all the same. */
    room: maybe('room'),
    /** 1 if it is discovered by this. */
    found: bit,
    /** 1 if its symbol asks for a card. */
    symbols: bit,
    /** 1 if nothing follows on coming into it. */
    silent: bit,
    /** The side of its barrier, if an effect says which. */
    fixed: maybe('part'),
    putting: ownEvent('put'),
    leaving: ownEvent('leave'),
    part: the('part'),
  },
  given: ['room', 'found', 'symbols', 'silent', 'fixed'],
  stages: {
    announce: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        x.to('leave');
        r.putting = happen(g, { ...NEW_EVENT, t: 'put', who, room: r.room });
        instead(g, 'put.instead', who, r.putting);
      },
    },
    leave: {
      holds: ['putting'],
      run(x) {
        const { g, r } = x;
        const replaced = happening(g, r.putting).replaced.length > 0;
        x.close('putting');
        // Whoever may not enter the room stays where they are, whatever would put them there.
        if (replaced || r.room < 0 || floorOf(g, r.room) < 0 || isShutTo(g, g.scope.self, r.room)) {
          x.done();
          return;
        }
        x.to('left');
        r.leaving = openLeaving(g, g.scope.self, 'forced');
      },
    },
    left: {
      holds: ['leaving'],
      run(x) {
        const { g, r } = x;
        x.close('leaving');
        r.part = landingPart(g, r.room, r.fixed);
        x.to(r.part < 0 ? 'choose' : 'land');
      },
    },
    choose: {
      run: (x) => x.ask('part', seatOf(x.g, x.g.scope.self)),
      options({ g, r }, sheet) {
        const parts = g.law['room.barrier.landing-side'](partsOf(g, r.room));
        for (let part = 0; part < parts; part++) sheet.open.push({ verb: 'part', part, room: r.room });
      },
      take(x, taken) {
        x.r.part = only(taken, 'part').part;
        x.to('land');
      },
    },
    land: {
      holds: ['part'],
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const { room, found, symbols, silent, part } = r;
        const from = roomOf(g, who);
        stand(g, who, room, part);
        if (who === g.s.turn.who) g.s.turn.spent += g.law['put.free']();
        const told = { who: idOf(g, who), from: from < 0 ? '' : roomId(g, from), to: roomId(g, room), part };
        tellDone(g, 'placed', told, { sufferer: who });
        x.done();
        const draws = symbols === 1 && (found === 0 || g.law['discover.by-effect']());
        if (silent === 0) arriveWord.perform(g, who, { room, found, by: 0, symbols: draws ? 1 : 0 });
      },
    },
  },
});
