import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const gifts = w.both(w.fromDeck('item'), w.heldBy(w.self), w.permits('drop'));
const anyTrait: Ops = [w.ask(w.self, 'trait', { from: w.allTraits, as: 't' }), w.gain(w.$trait('t'))];

export default w.event({
  id: 'wandering-ghost',
  draw: [
    w.choose(
      w.self,
      {
        give: [
          w.ask(w.self, 'thing', { from: gifts, as: 'gift', question: 'gift' }),
          w.bury(w.$thing('gift')),
          ...anyTrait,
        ],
        roll: [w.roll(w.trait('sanity'), { '4+': [w.draw('item', 1)], '0-3': [w.damage('general', 1)] })],
      },
      { if: { give: w.exists(gifts) }, question: 'give' },
    ),
  ],
});
