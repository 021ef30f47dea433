import { clause, end, event, gain, keep, roll, set, trait } from '@hollow/engine/builders';
import { heldFast } from '@hollow/engine/mechanics';

export default event({
  id: 'webs',
  vars: { fails: {} },
  draw: [
    roll(trait('might'), {
      '4+': [gain('might')],
      '0-3': [clause('2e.card.lingering', set('fails', 0), keep)],
    }),
  ],
  rules: heldFast({
    card: 'webs',
    held: 'stuck',
    free: 'tear',
    loose: 'work-loose',
    by: { trait: 'might', pass: 4, fail: [end('movement')] },
    after: 3,
    cites: '2e.card.lingering',
  }),
});
