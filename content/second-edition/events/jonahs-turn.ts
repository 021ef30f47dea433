import * as w from '@hollow/engine/words';

const box = w.cards('puzzle-box');

export default w.event({
  id: 'jonahs-turn',
  draw: [
    w.when(
      w.exists(w.holderOf(box)),
      [w.eachOne(w.holderOf(box), [w.discard(box), w.draw('item')]), w.gain('sanity')],
      [w.damage('mental', { dice: 1 })],
    ),
  ],
});
