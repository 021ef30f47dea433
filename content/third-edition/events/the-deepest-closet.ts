import * as w from '@hollow/engine/words';

export default w.event({
  id: 'the-deepest-closet',
  draw: [
    w.roll(w.trait('speed'), {
      '4+': [w.draw('item', 1)],
      '1-3': [w.damage('mental', 1)],
      '0': [w.damage('physical', { dice: 1 }), w.put(w.self, w.named('basement-landing'))],
    }),
  ],
});
