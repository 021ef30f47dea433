import * as w from '@hollow/engine/words';

const toys = w.except(w.both(w.fromDeck('item'), w.heldBy(w.self), w.permits('drop')), w.tagged('weapon'));

export default w.event({
  id: 'jonahs-turn',
  draw: [
    w.choose(
      w.self,
      {
        give: [
          w.ask(w.self, 'thing', { from: toys, as: 'toy', question: 'toy' }),
          w.bury(w.$thing('toy')),
          w.gain('sanity'),
        ],
        keep: [w.damage('mental', { dice: 1 })],
      },
      { if: { give: w.exists(toys) }, question: 'give' },
    ),
  ],
});
