import * as w from '@hollow/engine/words';

export default w.event({
  id: 'phone-call',
  draw: [
    w.roll(w.dice(2), {
      '4+': [w.gain('sanity')],
      '3': [w.gain('knowledge')],
      '1-2': [w.damage('mental', { dice: 1 })],
      '0': [w.damage('physical', { dice: 2 })],
    }),
  ],
});
