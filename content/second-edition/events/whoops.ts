import * as w from '@hollow/engine/words';

export default w.event({
  id: 'whoops',
  draw: [w.pick(w.both(w.heldBy(w.self), w.fromDeck('item')), 'lost'), w.discard(w.$thing('lost'))],
});
