import { $thing, both, discard, event, fromDeck, heldBy, pick, self } from '@hollow/engine/builders';

export default event({
  id: 'whoops',
  draw: [pick(both(heldBy(self), fromDeck('item')), 'lost'), discard($thing('lost'))],
});
