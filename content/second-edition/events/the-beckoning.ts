import {
  addRoom,
  charactersIn,
  damage,
  eachOne,
  either,
  event,
  inHouse,
  named,
  not,
  put,
  roll,
  self,
  trait,
  when,
  withWindow,
} from '@hollow/engine/builders';

const outlook = either(named('gardens', 'graveyard', 'tower', 'balcony'), withWindow);

export default event({
  id: 'the-beckoning',
  draw: [
    eachOne(charactersIn(outlook), [
      roll(trait('sanity'), {
        '3+': [],
        '0-2': [
          when(not(inHouse('patio')), [addRoom({ which: 'patio', as: 'patio' })]),
          put(self, named('patio')),
          damage('physical', { dice: 1 }),
        ],
      }),
    ]),
  ],
});
