import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'madman',
  tags: ['companion', 'not-an-item'],
  gain: [w.gain('might', 2), w.lose('sanity')],
  lose: [w.lose('might', 2), w.gain('sanity')],
});
