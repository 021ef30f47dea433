import * as w from '@hollow/engine/words';

const complete = w.all(w.holds(w.owner, w.cards('bell')), w.holds(w.owner, w.cards('book')));
const counted = w.is(w.v('counted'), '=', 1);

/** In one hand with the Bell and the Book it makes a set: completing it gives, and the first piece to go takes. */
export default w.item({
  id: 'candle',
  vars: { counted: {} },
  lose: [w.when(counted, [w.set('counted', 0), w.loseEach(2)])],
  rules: {
    light: { on: 'pool', when: w.all(w.rollIs('trait', 'event'), w.isIn(w.instigator, w.owner)), value: 1 },
    'complete-the-set': {
      on: 'transfer.after',
      for: 'all',
      when: w.all(w.not(counted), complete),
      do: [w.set('counted', 1), w.shift(w.owner, w.allTraits, 2, { held: true })],
    },
    'break-the-set': {
      on: 'transfer.after',
      for: 'all',
      when: w.all(counted, w.not(complete)),
      do: [w.set('counted', 0), w.shift(w.owner, w.allTraits, -2, { held: true })],
    },
  },
});
