import * as w from '@hollow/engine/words';

export default w.event({
  id: 'silence',
  reaches: ['explorers'],
  draw: [
    w.eachOne(w.charactersIn(w.onFloor('basement')), [
      w.roll(w.trait('sanity'), {
        '4+': [],
        '1-3': [w.damage('mental', { dice: 1 })],
        '0': [w.damage('mental', { dice: 2 })],
      }),
    ]),
  ],
});
