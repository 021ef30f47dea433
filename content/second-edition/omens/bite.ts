import { attack, omen, rightOf, self } from '@hollow/engine/builders';

export default omen({
  id: 'bite',
  tags: ['not-an-item', 'may-be-declined'],
  draw: [attack({ on: self, dice: 4, trait: 'might', rolledBy: rightOf(self) })],
});
