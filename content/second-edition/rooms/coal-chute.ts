import * as w from '@hollow/engine/words';
import { shaft } from '../shaft.ts';

export default w.room({
  id: 'coal-chute',
  floors: ['ground'],
  doors: ['N'],
  links: shaft('basement-landing', { ride: 'enters', cost: 0 }),
  tags: ['one-way'],
  rules: {
    slide: {
      on: 'enter.after',
      when: w.not(w.kindIs('climbed')),
      do: [
        w.clause('2e.room.coal-chute.cost', w.when(w.reading('coalChuteSlideCost', '1'), [w.spend(1)])),
        w.when(
          w.isVillain(),
          [w.clause('2e.traitor.coal-chute', w.put(w.self, w.named('basement-landing')))],
          [w.put(w.self, w.named('basement-landing'))],
        ),
      ],
      cites: ['2e.room.coal-chute.slide'],
    },
    /** Whoever was set down in it without sliding. */
    'no-foothold': {
      on: 'turn.after',
      do: [w.put(w.self, w.named('basement-landing'))],
      cites: ['2e.room.coal-chute.no-end'],
    },
  },
  rulings: {
    'last-space': {},
  },
});
