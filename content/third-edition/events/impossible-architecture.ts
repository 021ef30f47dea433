import * as w from '@hollow/engine/words';

export default w.event({
  id: 'impossible-architecture',
  draw: [w.roll(w.trait('sanity'), { '4+': [w.draw('item', 1)], '0-3': [w.damage('mental', { dice: 1 })] })],
});
