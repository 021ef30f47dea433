import { defineOp } from '../../../define/operation.ts';
import { the } from '../../../define/register.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tell, thingId } from '../../../machine/log.ts';
import { HELD } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';

/** Giving needs the consent of both. */
export const giveWord = defineOp({
  op: 'give',
  means: 'Somebody gives something to somebody else.',
  fields: {},
  registers: { thing: the('belonging'), to: the('character') },
  given: ['thing', 'to'],
  stages: {
    offer: {
      run(x) {
        const { g, r } = x;
        const { self } = g.scope;
        const seat = seatOf(g, r.to);
        if (seat === seatOf(g, self) || !g.law['trade.consent']()) {
          x.to('hand');
          return;
        }
        tell(g, 'offered', { who: idOf(g, self), to: idOf(g, r.to), card: thingId(g, r.thing) });
        x.ask('consent', seat, true);
      },
      options({ r }, sheet) {
        sheet.open.push({ verb: 'accept', card: r.thing }, { verb: 'decline', card: r.thing });
      },
      take(x, taken) {
        const { g, r } = x;
        if (taken.verb === 'accept') {
          x.to('hand');
          return;
        }
        g.s.turn.declined.push({ thing: r.thing, to: r.to });
        tell(g, 'declined', { who: idOf(g, r.to), card: thingId(g, r.thing) });
        x.done();
      },
    },
    hand: {
      passing: true,
      run(x) {
        const { g } = x;
        const { thing, to } = x.r;
        g.s.turn.itemActions.push('give');
        g.s.handled.push(thing);
        x.done();
        handWord.perform(g, g.scope.self, { thing, to: HELD + to });
      },
    },
  },
});
