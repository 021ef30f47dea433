import * as w from '@hollow/engine/words';

export default w.event({
  id: 'tiny-robot',
  draw: [w.roll(w.trait('knowledge'), { '5+': [w.draw('item', 1)], '0-4': [w.damage('physical', { dice: 1 })] })],
});
