import * as w from '@hollow/engine/words';

const outlook = w.either(w.named('gardens', 'graveyard', 'tower', 'balcony'), w.withWindow);

export default w.event({
  id: 'the-beckoning',
  reaches: ['explorers'],
  draw: [
    w.eachOne(w.charactersIn(outlook), [
      w.roll(w.trait('sanity'), {
        '3+': [],
        '0-2': [
          w.when(w.not(w.inHouse('patio')), [w.addRoom({ which: 'patio', as: 'patio' })]),
          w.put(w.self, w.named('patio')),
          w.damage('physical', { dice: 1 }),
        ],
      }),
    ]),
  ],
  rulings: {
    'fetched-patio': { about: ['draw'] },
  },
});
