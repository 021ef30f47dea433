import * as w from '@hollow/engine/words';

export default w.event({
  id: 'burning-figure',
  draw: [
    w.roll(w.trait('sanity'), {
      '4+': [w.gain('sanity')],
      '2-3': [w.put(w.self, w.named('entrance-hall'))],
      '0-1': [w.damage('physical', { dice: 1 }), w.damage('mental', { dice: 1 })],
    }),
  ],
});
