import { asFor, cards, damage, discard, draw, event, exists, gain, holderOf, when } from '@hollow/engine/builders';

const box = cards('puzzle-box');

export default event({
  id: 'jonahs-turn',
  draw: [
    when(
      exists(holderOf(box)),
      [asFor(holderOf(box), [discard(box), draw('item')]), gain('sanity')],
      [damage('mental', { dice: 1 })],
    ),
  ],
});
