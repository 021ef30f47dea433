import * as w from '@hollow/engine/words';

export default w.event({
  id: 'an-eerie-feeling',
  draw: [
    w.roll(w.dice(2), {
      '4+': [],
      '3': [w.lose('speed')],
      '2': [w.lose('sanity')],
      '1': [w.lose('knowledge')],
      '0': [w.lose('might')],
    }),
  ],
});
