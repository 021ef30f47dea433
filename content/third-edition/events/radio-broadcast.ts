import * as w from '@hollow/engine/words';

export default w.event({
  id: 'radio-broadcast',
  draw: [w.roll(w.dice(2), { '3+': [w.gain('knowledge')], '0-2': [w.damage('mental', { dice: 1 })] })],
});
