import {
  $room,
  $trait,
  $who,
  allTraits,
  ask,
  dice,
  discard,
  draw,
  except,
  exists,
  gain,
  here,
  item,
  joined,
  put,
  roll,
  roomOf,
  seemingHeroes,
  self,
  setTrait,
  thisCard,
  traitsOf,
  when,
  withMe,
} from '@hollow/engine/builders';

const pick = (kind: string) => [ask(self, 'trait', { from: traitsOf(kind), as: 'better' }), gain($trait('better'))];

export default item({
  id: 'dark-dice',
  rules: {
    cast: {
      on: 'turn.offer',
      do: [
        roll(dice(3), {
          '6+': [
            ask(self, 'who', { from: except(seemingHeroes, self), as: 'friend' }),
            put(self, roomOf($who('friend'))),
          ],
          '5': [
            ask(self, 'who', { from: except(withMe(self), self), as: 'pushed' }),
            when(exists($who('pushed')), [
              ask(self, 'room', { from: joined(here), as: 'next' }),
              put($who('pushed'), $room('next')),
            ]),
          ],
          '4': pick('physical'),
          '3': [ask(self, 'room', { from: joined(here), as: 'next' }), put(self, $room('next'))],
          '2': pick('mental'),
          '1': [draw('event')],
          '0': [setTrait(self, allTraits, 'lowest'), discard(thisCard)],
        }),
      ],
    },
  },
});
