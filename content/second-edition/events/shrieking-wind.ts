import {
  $thing,
  ask,
  both,
  charactersIn,
  damage,
  drop,
  eachOne,
  either,
  event,
  heldBy,
  named,
  roll,
  self,
  tagged,
  trait,
  withWindow,
} from '@hollow/engine/builders';

const draughty = either(named('gardens', 'graveyard', 'patio', 'tower', 'balcony'), withWindow);
const items = both(heldBy(self), tagged('item'));

export default event({
  id: 'shrieking-wind',
  draw: [
    eachOne(charactersIn(draughty), [
      roll(trait('might'), {
        '5+': [],
        '3-4': [damage('physical', { dice: 1 })],
        '1-2': [damage('mental', { dice: 1 })],
        '0': [
          damage('physical', { dice: 1 }),
          ask(self, 'thing', { from: items, as: 'blown' }),
          drop($thing('blown'), named('entrance-hall')),
        ],
      }),
    ]),
  ],
});
