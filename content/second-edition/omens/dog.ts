import {
  $room,
  $thing,
  ask,
  both,
  clause,
  drop,
  either,
  exists,
  gain,
  heldBy,
  here,
  isIn,
  lose,
  lyingIn,
  omen,
  permits,
  reach,
  self,
  transfer,
  when,
} from '@hollow/engine/builders';

const within = reach(here, 6, 'errand');

export default omen({
  id: 'dog',
  tags: ['companion', 'not-an-item'],
  gain: [clause('2e.card.dog.gain', gain('might'), gain('sanity'))],
  lose: [clause('2e.card.dog.gain', lose('might'), lose('sanity'))],
  rules: {
    errand: {
      on: 'turn.offer',
      needs: [exists(either(lyingIn(within), both(heldBy(self), permits('drop'))))],
      do: [
        ask(self, 'thing', { from: either(lyingIn(within), both(heldBy(self), permits('drop'))), as: 'load' }),
        ask(self, 'room', { from: within, as: 'goal' }),
        when(isIn($room('goal'), here), [transfer($thing('load'), self)], [drop($thing('load'), $room('goal'))]),
      ],
      cites: ['2e.card.dog.fetch', '2e.card.dog.limits'],
    },
  },
});
