import * as w from '@hollow/engine/words';

export default w.event({
  id: 'behind-you',
  draw: [w.roll(w.trait('speed'), { '4+': [w.gain('sanity')], '0-3': [w.damage('physical', 1)] })],
});
