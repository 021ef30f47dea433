import * as w from '@hollow/engine/words';

export default w.event({
  id: 'jar-of-organs',
  draw: [w.roll(w.trait('sanity'), { '4+': [w.draw('item', 1)], '0-3': [w.lose('might')] })],
});
