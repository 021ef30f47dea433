import * as w from '@hollow/engine/words';

export default w.event({
  id: 'severed-hand',
  draw: [w.choose(w.self, { shake: [w.damage('physical', 2), w.draw('item', 1)], leave: [] }, { question: 'shake' })],
});
