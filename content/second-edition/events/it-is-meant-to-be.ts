import type { Op } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const foresee = (stack: string): Op => w.look(w.self, stack, 3, { reorder: true });

export default w.event({
  id: 'it-is-meant-to-be',
  vars: { fixed: {} },
  draw: [
    w.choose(
      w.self,
      {
        'arrange-a-stack': [
          w.choose(
            w.self,
            {
              rooms: [foresee('rooms')],
              item: [foresee('item')],
              omen: [foresee('omen')],
              event: [foresee('event')],
            },
            { question: 'arrange' },
          ),
        ],
        'set-a-roll-aside': [w.roll(w.dice(4), undefined, { as: 'fixed' }), w.set('fixed', w.$num('fixed')), w.keep],
      },
      { question: 'foresee' },
    ),
  ],
  rules: {
    'fulfil-the-roll': {
      on: 'roll.offer',
      moment: 'before',
      uses: false,
      do: [w.alter('result', w.clamp(w.v('fixed'), 0, w.times(2, w.poolSize))), w.discard(w.thisCard)],
    },
  },
  rulings: {
    'stored-roll': {},
  },
});
