import * as w from '@hollow/engine/words';

export default w.event({
  id: 'rotten',
  draw: [
    w.roll(w.trait('sanity'), {
      '5+': [w.gain('sanity')],
      '2-4': [w.lose('might')],
      '1': [w.lose('might'), w.lose('speed')],
      '0': [w.loseEach()],
    }),
  ],
});
