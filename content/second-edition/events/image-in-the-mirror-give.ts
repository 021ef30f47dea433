import * as w from '@hollow/engine/words';

/** The drawer, or the next on the left who has an item card to give. */
const giver = w.first(w.where(w.either(w.self, w.inTurnOrder(w.self)), w.holds(w.it, w.fromDeck('item'))));

export default w.event({
  id: 'image-in-the-mirror-give',
  reaches: ['explorers'],
  draw: [
    w.eachOne(giver, [
      w.ask(w.self, 'thing', { from: w.both(w.heldBy(w.self), w.fromDeck('item')), as: 'gift' }),
      w.returnToStack(w.$thing('gift')),
      w.gain('knowledge'),
    ]),
  ],
});
