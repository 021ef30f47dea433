import { attack, omen, rightOf, self } from '@hollow/engine/builders';

export default omen({
  id: 'bite',
  tags: ['not-an-item'],
  draw: [attack({ on: self, dice: 4, trait: 'might', rolledBy: rightOf(self) })],
});
