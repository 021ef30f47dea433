import type { G } from '../../../core/context.ts';
import { roomId } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { bit, maybe, ownEvent, quantity, the } from '../../../define/register.ts';
import { isExplorer, partOf, roomOf, stepOf } from '../../../machine/characters.ts';
import { idOf, tellDone } from '../../../machine/log.ts';
import { allowance } from '../../../play/pace.ts';
import { kindOfWay } from '../../../play/ways.ts';
import { DOORWAY } from '../../../state/state.ts';
import { isOfOwnTurn, openLeaving, stand } from './_moving.ts';
import { arriveWord } from './arrive.ts';

/** The places of a character's clips together: less when it has been harmed. */
const strengthOf = (g: G, who: number): number =>
  isExplorer(g, who) ? g.p.traits.reduce((sum, _, trait) => sum + stepOf(g, who, trait), 0) : 0;

/** Whether what the way out has done to the character whose turn it is leaves the step to be made. */
function goesOn(g: G, who: number, cost: number, strength: number): boolean {
  const { turn } = g.s;
  // Whoever's turn was ended on the way out stays.
  if (turn.over) return false;
  if (strengthOf(g, who) >= strength) return true;
  turn.stopped = g.law['room.exit-roll.not-a-stop'](turn.stopped);
  // What the way out has taken may leave too little for the step itself: it is made all the same.
  return allowance(g, who) - turn.spent >= cost || g.law['leave.all-the-same']();
}

/** One step on foot. */
export const stepWord = defineOp({
  op: 'step',
  means: 'Somebody takes a step.',
  fields: {},
  needs: { self: true },
  registers: {
    to: the('room'),
    /** The side of a barrier where one comes to stand, or a doorway. */
    part: the('part'),
    /** The side of the room that is left by, or -1. */
    side: maybe('side'),
    cost: quantity,
    /** 1 if the room has just been discovered. */
    found: bit,
    leaving: ownEvent('leave'),
    /** What it was before the way out could harm. */
    strength: quantity,
  },
  given: ['to', 'part', 'side', 'cost', 'found'],
  stages: {
    leave: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        x.to('go');
        r.leaving = openLeaving(g, who, r.side < 0 ? 'way' : '');
        r.strength = strengthOf(g, who);
      },
    },
    go: {
      holds: ['leaving', 'strength'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const { to, part, side, cost, found } = r;
        const isOwn = isOfOwnTurn(g, r.leaving);
        x.close('leaving');
        if (isOwn) {
          if (!goesOn(g, who, cost, r.strength)) {
            x.done();
            return;
          }
          g.s.turn.spent += g.law['move.room-cost'](cost);
          g.s.turn.moved = true;
        }
        const from = roomOf(g, who);
        const kind = side < 0 ? kindOfWay(g, who, from, partOf(g, who), to) : '';
        stand(g, who, to, part);
        const told = { who: idOf(g, who), from: roomId(g, from), to: roomId(g, to), side, cost, part };
        tellDone(g, 'move', told, { sufferer: who });
        x.done();
        if (part < DOORWAY)
          arriveWord.perform(g, who, { room: to, found, by: g.p.wayKinds.indexOf(kind) + 1, symbols: 1 });
      },
    },
  },
});
