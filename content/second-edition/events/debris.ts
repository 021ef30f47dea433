import { heldFast } from '@hollow/engine/mechanics';
import * as w from '@hollow/engine/words';

export default w.event({
  id: 'debris',
  vars: { fails: {} },
  draw: [
    w.roll(w.trait('speed'), {
      '3+': [w.gain('speed')],
      '1-2': [w.damage('physical', { dice: 1 }), w.set('fails', 0), w.keep],
      '0': [w.damage('physical', { dice: 2 }), w.set('fails', 0), w.keep],
    }),
  ],
  rules: heldFast({
    card: 'debris',
    held: 'buried',
    free: 'dig-out',
    loose: 'work-free',
    by: { trait: 'might', pass: 4 },
    after: 3,
    cites: '2e.card.lingering',
  }),
  rulings: {
    'who-helps': { about: ['dig-out'] },
    'nothing-at-all': { about: ['buried'] },
  },
});
