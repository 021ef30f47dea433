import type { Op } from '@hollow/engine';
import {
  $num,
  alter,
  choose,
  clamp,
  dice,
  discard,
  event,
  keep,
  look,
  poolSize,
  roll,
  self,
  set,
  thisCard,
  times,
  v,
} from '@hollow/engine/builders';

const foresee = (stack: string): Op => look(self, stack, 3, { reorder: true });

export default event({
  id: 'it-is-meant-to-be',
  vars: { fixed: {} },
  draw: [
    choose(self, {
      'arrange-a-stack': [
        choose(self, {
          rooms: [foresee('rooms')],
          item: [foresee('item')],
          omen: [foresee('omen')],
          event: [foresee('event')],
        }),
      ],
      'set-a-roll-aside': [roll(dice(4), undefined, { as: 'fixed' }), set('fixed', $num('fixed')), keep],
    }),
  ],
  rules: {
    'fulfil-the-roll': {
      on: 'roll.offer',
      moment: 'before',
      uses: false,
      do: [alter('result', clamp(v('fixed'), 0, times(2, poolSize))), discard(thisCard)],
    },
  },
});
