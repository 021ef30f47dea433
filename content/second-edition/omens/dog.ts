import {
  $room,
  $thing,
  accompany,
  ask,
  both,
  clause,
  distance,
  drop,
  either,
  except,
  exists,
  gain,
  heldBy,
  here,
  is,
  isIn,
  itRoom,
  lose,
  lyingIn,
  omen,
  permits,
  plus,
  reach,
  reading,
  remove,
  roomOf,
  self,
  tagged,
  tokensOf,
  transfer,
  untouched,
  when,
  where,
} from '@hollow/engine/builders';

const range = 6;
const elsewhere = except(reach(here, range, 'errand'), here);
const loads = both(
  either(lyingIn(elsewhere), both(heldBy(self), permits('drop'))),
  except(untouched, tagged('slows-its-bearer')),
);
const origin = roomOf($thing('load'));

/** From here to where the load is, on to the goal and home again: out and back, each within the range. */
const round = plus(
  distance(here, origin, 'errand'),
  distance(origin, itRoom, 'errand'),
  distance(itRoom, here, 'errand'),
);

export default omen({
  id: 'dog',
  tags: ['companion', 'not-an-item'],
  can: { trade: false, drop: false, steal: false, cites: '2e.card.dog.bound' },
  gain: [
    clause('2e.card.dog.gain', gain('might'), gain('sanity')),
    clause('2e.card.dog.token', when(reading('companionToken', 'always'), [accompany('dog')])),
  ],
  lose: [remove(tokensOf('dog')), clause('2e.card.dog.gain', lose('might'), lose('sanity'))],
  rules: {
    errand: {
      on: 'turn.offer',
      needs: [exists(elsewhere), exists(loads)],
      do: [
        ask(self, 'thing', { from: loads, as: 'load' }),
        ask(self, 'room', {
          from: where(except(either(here, elsewhere), origin), is(round, '≤', 2 * range)),
          as: 'goal',
        }),
        when(
          isIn($room('goal'), here),
          [transfer($thing('load'), self, { spends: true })],
          [drop($thing('load'), $room('goal'), { spends: true })],
        ),
      ],
      cites: ['2e.card.dog.fetch'],
    },
  },
});
