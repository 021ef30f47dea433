import * as w from '@hollow/engine/words';

export default w.event({
  id: 'clown-room',
  draw: [w.roll(w.trait('sanity'), { '4+': [], '0-3': [w.damage('mental', 2)] })],
});
