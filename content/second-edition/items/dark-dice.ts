import * as w from '@hollow/engine/words';

const pick = (kind: string) => [
  w.ask(w.self, 'trait', { from: w.traitsOf(kind), as: 'better' }),
  w.gain(w.$trait('better')),
];

export default w.item({
  id: 'dark-dice',
  rules: {
    cast: {
      on: 'turn.offer',
      reaches: ['explorers'],
      do: [
        w.roll(w.dice(3), {
          '6+': [
            w.ask(w.self, 'who', { from: w.except(w.seemingHeroes, w.self), as: 'friend' }),
            w.put(w.self, w.roomOf(w.$who('friend'))),
          ],
          '5': [
            w.ask(w.self, 'who', {
              from: w.movable(w.except(w.withMe(w.self), w.self)),
              as: 'pushed',
              question: 'push',
            }),
            w.when(w.exists(w.$who('pushed')), [
              w.ask(w.self, 'room', {
                from: w.joined(w.here),
                as: 'next',
                question: { key: 'push-into', of: w.$who('pushed') },
              }),
              w.put(w.$who('pushed'), w.$room('next')),
            ]),
          ],
          '4': pick('physical'),
          '3': [w.ask(w.self, 'room', { from: w.joined(w.here), as: 'next' }), w.put(w.self, w.$room('next'))],
          '2': pick('mental'),
          '1': [w.draw('event')],
          '0': [w.setTrait(w.self, w.allTraits, 'lowest'), w.discard(w.thisCard)],
        }),
      ],
    },
  },
  rulings: {
    adjacent: { about: ['cast'] },
  },
});
