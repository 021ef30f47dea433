import { heldFast } from '@hollow/engine/mechanics';
import * as w from '@hollow/engine/words';

export default w.event({
  id: 'webs',
  vars: { fails: {} },
  draw: [
    w.roll(w.trait('might'), {
      '4+': [w.gain('might')],
      '0-3': [w.clause('2e.card.lingering', w.set('fails', 0), w.keep)],
    }),
  ],
  rules: heldFast({
    card: 'webs',
    held: 'stuck',
    free: 'tear',
    loose: 'work-loose',
    by: { trait: 'might', pass: 4, fail: [w.end('movement')] },
    after: 3,
    cites: '2e.card.lingering',
  }),
  rulings: {
    'who-helps': {},
    'nothing-at-all': {},
  },
});
