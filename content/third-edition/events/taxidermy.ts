import * as w from '@hollow/engine/words';

export default w.event({
  id: 'taxidermy',
  draw: [
    w.roll(w.trait('might'), {
      '5+': [w.gain('sanity')],
      '0-4': [w.damage('physical', 1), w.spawn('obstacle', w.here)],
    }),
  ],
});
