import * as w from '@hollow/engine/words';

const box = w.cards('puzzle-box');
const solver = w.both(w.holderOf(box), w.explorers);

export default w.event({
  id: 'jonahs-turn',
  reaches: ['explorers'],
  draw: [
    w.when(
      w.exists(solver),
      [w.eachOne(solver, [w.discard(box), w.draw('item')]), w.gain('sanity')],
      [w.damage('mental', { dice: 1 })],
    ),
  ],
});
