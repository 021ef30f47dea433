import * as w from '@hollow/engine/words';

export default w.event({
  id: 'the-stars-at-night',
  draw: [
    w.ask(w.self, 'trait', { from: w.allTraits, as: 't' }),
    w.roll(w.trait(w.$trait('t')), {
      '5+': [w.gain(w.$trait('t'))],
      '4': [w.lose(w.$trait('t'))],
      '0-3': [w.setTrait(w.self, w.$trait('t'), 'start')],
    }),
  ],
});
