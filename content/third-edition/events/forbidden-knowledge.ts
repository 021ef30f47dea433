import * as w from '@hollow/engine/words';

export default w.event({
  id: 'forbidden-knowledge',
  draw: [
    w.roll(w.trait('sanity'), {
      '4+': [w.gain('knowledge')],
      '2-3': [w.gain('knowledge'), w.lose('sanity')],
      '0-1': [w.damage('mental', 2)],
    }),
  ],
});
