import type { Op } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const shake = (t: string): Op =>
  w.roll(w.trait(t), {
    '4+': [w.gain(t)],
    '1-3': [w.damage('physical', { dice: 1 })],
    '0': [w.damage('physical', { dice: 2 })],
  });

export default w.event({
  id: 'spider',
  draw: [w.choose(w.self, { speed: [shake('speed')], sanity: [shake('sanity')] }, { question: 'shake' })],
});
