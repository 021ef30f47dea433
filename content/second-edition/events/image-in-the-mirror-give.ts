import {
  $thing,
  asFor,
  ask,
  both,
  either,
  event,
  first,
  fromDeck,
  gain,
  heldBy,
  holds,
  inTurnOrder,
  it,
  returnToStack,
  self,
  where,
} from '@hollow/engine/builders';

/** The drawer, or the next on the left who has an item card to give. */
const giver = first(where(either(self, inTurnOrder(self)), holds(it, fromDeck('item'))));

export default event({
  id: 'image-in-the-mirror-give',
  draw: [
    asFor(giver, [
      ask(self, 'thing', { from: both(heldBy(self), fromDeck('item')), as: 'gift' }),
      returnToStack($thing('gift')),
      gain('knowledge'),
    ]),
  ],
});
