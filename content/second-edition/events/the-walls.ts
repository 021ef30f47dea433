import * as w from '@hollow/engine/words';

export default w.event({
  id: 'the-walls',
  draw: [w.addRoom({ as: 'found' }), w.put(w.self, w.$room('found'), { discovered: true })],
});
