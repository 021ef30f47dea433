import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'bite',
  tags: ['not-an-item', 'may-be-declined'],
  draw: [w.attack({ on: w.self, dice: 4, trait: 'might', rolledBy: w.rightOf(w.self) })],
});
