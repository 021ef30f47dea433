import * as w from '@hollow/engine/words';

const bad = w.at(w.self, w.symbol('event'));

export default w.event({
  id: 'mists-from-the-walls',
  reaches: ['explorers'],
  draw: [
    w.eachOne(w.charactersIn(w.onFloor('basement')), [
      w.roll(w.trait('sanity'), {
        '4+': [],
        '1-3': [w.damage('mental', { dice: w.ifElse(bad, 2, 1) })],
        '0': [w.damage('mental', { dice: w.ifElse(bad, 3, 1) })],
      }),
    ]),
  ],
});
