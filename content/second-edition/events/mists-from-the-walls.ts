import {
  at,
  charactersIn,
  damage,
  eachOne,
  event,
  ifElse,
  onFloor,
  roll,
  self,
  symbol,
  trait,
} from '@hollow/engine/builders';

const bad = at(self, symbol('event'));

export default event({
  id: 'mists-from-the-walls',
  draw: [
    eachOne(charactersIn(onFloor('basement')), [
      roll(trait('sanity'), {
        '4+': [],
        '1-3': [damage('mental', { dice: ifElse(bad, 2, 1) })],
        '0': [damage('mental', { dice: ifElse(bad, 3, 1) })],
      }),
    ]),
  ],
});
