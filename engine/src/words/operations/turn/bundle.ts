import type { G } from '../../../core/context.ts';
import { defineOp } from '../../../define/operation.ts';
import { bit, listOf } from '../../../define/register.ts';
import { roomOf, seatOf } from '../../../machine/characters.ts';
import { whatToBundle } from '../../../play/belongings.ts';
import { HELD } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';

/** Drops the things, or picks them up, all together. */
function handAll(g: G, picking: boolean, chosen: readonly number[]): void {
  const who = g.scope.self;
  if (chosen.length === 0) return;
  g.s.turn.itemActions.push(picking ? 'pick-up' : 'drop');
  if (!picking || g.law['item.received-this-turn']()) g.s.handled.push(...chosen);
  // Pushed in reverse: the frame on top runs first.
  for (const thing of chosen.toReversed())
    handWord.perform(g, who, { thing, to: picking ? HELD + who : roomOf(g, who) });
}

/** Several things dropped or picked up at once: chosen one by one, done together. */
export const bundleWord = defineOp({
  op: 'bundle',
  means: 'Somebody drops things, or picks things up.',
  fields: {},
  registers: { picking: bit, chosen: listOf('belonging') },
  given: ['picking', 'chosen'],
  unconfirmed: ['chosen'],
  stages: {
    choose: {
      run: (x) => x.ask(x.r.picking === 1 ? 'pick-up' : 'drop', seatOf(x.g, x.g.scope.self), true),
      options({ g, r }, sheet) {
        const { chosen } = r;
        const picking = r.picking === 1;
        if (g.law[picking ? 'drop.pick-up' : 'drop.any'](chosen.length))
          for (const thing of whatToBundle(g, g.scope.self, picking, chosen))
            if (!chosen.includes(thing)) sheet.open.push({ verb: 'thing', thing });
        const last = chosen.at(-1);
        if (last !== undefined) sheet.open.push({ verb: 'take-back', thing: last });
        sheet.open.push({ verb: 'done' });
      },
      take(x, taken) {
        const { g } = x;
        const { chosen, picking } = x.r;
        if (taken.verb === 'thing') x.r.chosen = [...chosen, taken.thing];
        else if (taken.verb === 'take-back') x.r.chosen = chosen.slice(0, -1);
        else {
          x.done();
          handAll(g, picking === 1, chosen);
        }
      },
    },
  },
});
