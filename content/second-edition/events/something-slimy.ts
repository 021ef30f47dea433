import * as w from '@hollow/engine/words';

export default w.event({
  id: 'something-slimy',
  draw: [
    w.roll(w.trait('speed'), {
      '4+': [w.gain('speed')],
      '1-3': [w.lose('might')],
      '0': [w.lose('might'), w.lose('speed')],
    }),
  ],
});
