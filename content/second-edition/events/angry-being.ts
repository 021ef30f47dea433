import * as w from '@hollow/engine/words';

export default w.event({
  id: 'angry-being',
  draw: [
    w.roll(w.trait('speed'), {
      '5+': [w.gain('speed')],
      '2-4': [w.damage('mental', { dice: 1 })],
      '0-1': [w.damage('mental', { dice: 1 }), w.damage('physical', { dice: 1 })],
    }),
  ],
});
