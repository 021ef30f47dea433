import type { Op } from '@hollow/engine';
import { choose, damage, event, gain, roll, self, trait } from '@hollow/engine/builders';

const shake = (t: string): Op =>
  roll(trait(t), {
    '4+': [gain(t)],
    '1-3': [damage('physical', { dice: 1 })],
    '0': [damage('physical', { dice: 2 })],
  });

export default event({ id: 'spider', draw: [choose(self, { speed: [shake('speed')], sanity: [shake('sanity')] })] });
