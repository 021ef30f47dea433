import {
  all,
  allTraits,
  cards,
  holds,
  instigator,
  is,
  isIn,
  item,
  loseEach,
  not,
  owner,
  rollIs,
  set,
  shift,
  v,
  when,
} from '@hollow/engine/builders';

const complete = all(holds(owner, cards('bell')), holds(owner, cards('book')));
const counted = is(v('counted'), '=', 1);

/** In one hand with the Bell and the Book it makes a set: completing it gives, and the first piece to go takes. */
export default item({
  id: 'candle',
  vars: { counted: {} },
  lose: [when(counted, [set('counted', 0), loseEach(2)])],
  rules: {
    light: { on: 'pool', when: all(rollIs('trait', 'event'), isIn(instigator, owner)), value: 1 },
    'complete-the-set': {
      on: 'transfer.after',
      for: 'all',
      when: all(not(counted), complete),
      do: [set('counted', 1), shift(owner, allTraits, 2, { held: true })],
    },
    'break-the-set': {
      on: 'transfer.after',
      for: 'all',
      when: all(counted, not(complete)),
      do: [set('counted', 0), shift(owner, allTraits, -2, { held: true })],
    },
  },
});
