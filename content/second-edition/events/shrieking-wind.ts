import * as w from '@hollow/engine/words';

const draughty = w.either(w.named('gardens', 'graveyard', 'patio', 'tower', 'balcony'), w.withWindow);
const items = w.both(w.heldBy(w.self), w.tagged('item'));

export default w.event({
  id: 'shrieking-wind',
  reaches: ['explorers'],
  draw: [
    w.eachOne(w.charactersIn(draughty), [
      w.roll(w.trait('might'), {
        '5+': [],
        '3-4': [w.damage('physical', { dice: 1 })],
        '1-2': [w.damage('mental', { dice: 1 })],
        '0': [
          w.damage('physical', { dice: 1 }),
          w.ask(w.self, 'thing', { from: items, as: 'blown' }),
          w.drop(w.$thing('blown'), w.named('entrance-hall')),
        ],
      }),
    ]),
  ],
  rulings: {
    'omens-count': { about: ['draw'] },
  },
});
