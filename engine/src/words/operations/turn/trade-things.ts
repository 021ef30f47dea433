import type { G } from '../../../core/context.ts';
import { placeOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { listOf, the } from '../../../define/register.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tell, thingId } from '../../../machine/log.ts';
import { barTraded, isRefused, tradables } from '../../../play/trading.ts';
import { HELD } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';

/** Of these things, those that somebody has. */
export const ofWhom = (g: G, things: readonly number[], who: number): number[] =>
  things.filter((thing) => placeOf(g, thing) === HELD + who);

/** Each goes to the other one. */
function exchangeAll(g: G, things: readonly number[], who: number, other: number): void {
  g.s.turn.itemActions.push('trade');
  // Pushed in reverse: the frame on top runs first.
  for (const thing of things.toReversed())
    handWord.perform(g, who, { thing, to: HELD + (placeOf(g, thing) === HELD + who ? other : who) });
}

/** A trade: things of both are laid out one by one, nobody sees them before that is done, and then the other one agrees or does not. */
export const tradeThingsWord = defineOp({
  op: 'trade-things',
  means: 'Somebody trades with somebody else.',
  fields: {},
  needs: { self: true },
  registers: {
    to: the('character'),
    /** What has been laid out so far. */
    chosen: listOf('belonging'),
    /** What is proposed. */
    terms: listOf('belonging'),
  },
  given: ['to'],
  unconfirmed: ['chosen'],
  stages: {
    choose: {
      holds: ['chosen'],
      run: (x) => x.ask('trade', seatOf(x.g, x.g.scope.self), true),
      options({ g, r }, sheet) {
        const { chosen, to } = r;
        for (const thing of tradables(g, g.scope.self, to))
          if (!chosen.includes(thing)) sheet.open.push({ verb: 'thing', thing });
        for (const thing of chosen) sheet.open.push({ verb: 'take-back', thing });
        if (chosen.length === 0 || !isRefused(g, to, chosen)) sheet.open.push({ verb: 'done' });
        if (sheet.barred !== null) barTraded(g, g.scope.self, to, sheet.barred);
      },
      take(x, taken) {
        const { r } = x;
        if (taken.verb === 'thing') r.chosen = [...r.chosen, taken.thing];
        else if (taken.verb === 'take-back') r.chosen = r.chosen.filter((thing) => thing !== taken.thing);
        else if (r.chosen.length === 0) x.done();
        else {
          r.terms = r.chosen;
          r.chosen = [];
          x.to('propose');
        }
      },
    },
    propose: {
      passing: true,
      holds: ['terms'],
      run(x) {
        const { g, r } = x;
        const { self } = g.scope;
        tell(g, 'proposed', {
          who: idOf(g, self),
          to: idOf(g, r.to),
          gives: ofWhom(g, r.terms, self).map((thing) => thingId(g, thing)),
          takes: ofWhom(g, r.terms, r.to).map((thing) => thingId(g, thing)),
        });
        const asks = seatOf(g, r.to) !== seatOf(g, self) && g.law['trade.consent']();
        x.to(asks ? 'consent' : 'exchange');
      },
    },
    consent: {
      holds: ['terms'],
      run: (x) => x.ask('trade-consent', seatOf(x.g, x.r.to)),
      options(_x, sheet) {
        sheet.open.push({ verb: 'agree' }, { verb: 'refuse' });
      },
      take(x, taken) {
        const { g, r } = x;
        if (taken.verb === 'agree') {
          x.to('exchange');
          return;
        }
        for (const thing of r.terms) g.s.turn.declined.push({ thing, to: r.to });
        tell(g, 'refused', { who: idOf(g, r.to), to: idOf(g, g.scope.self) });
        x.done();
      },
    },
    exchange: {
      passing: true,
      holds: ['terms'],
      run(x) {
        const { g } = x;
        const { terms, to } = x.r;
        x.done();
        exchangeAll(g, terms, g.scope.self, to);
      },
    },
  },
});
