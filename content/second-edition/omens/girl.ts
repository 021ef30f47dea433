import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'girl',
  tags: ['companion', 'not-an-item'],
  gain: [w.gain('sanity'), w.gain('knowledge')],
  lose: [w.lose('sanity'), w.lose('knowledge')],
});
