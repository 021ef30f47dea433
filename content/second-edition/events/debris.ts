import { damage, event, gain, keep, roll, set, trait } from '@hollow/engine/builders';
import { heldFast } from '@hollow/engine/mechanics';

export default event({
  id: 'debris',
  vars: { fails: {} },
  draw: [
    roll(trait('speed'), {
      '3+': [gain('speed')],
      '1-2': [damage('physical', { dice: 1 }), set('fails', 0), keep],
      '0': [damage('physical', { dice: 2 }), set('fails', 0), keep],
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
});
