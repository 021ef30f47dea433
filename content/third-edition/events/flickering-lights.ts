import * as w from '@hollow/engine/words';

export default w.event({
  id: 'flickering-lights',
  draw: [
    w.ask(w.self, 'trait', { from: w.traitsOf('physical'), as: 't' }),
    w.roll(w.trait(w.$trait('t')), { '5+': [w.gain('speed')], '0-4': [w.damage('physical', { dice: 1 })] }),
  ],
});
