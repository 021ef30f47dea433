import * as w from '@hollow/engine/words';

export default w.event({
  id: 'meat-moss',
  draw: [
    w.choose(
      w.self,
      {
        inhale: [
          w.roll(w.dice(2), {
            '3+': [w.ask(w.self, 'trait', { from: w.allTraits, as: 't' }), w.gain(w.$trait('t'))],
            '0-2': [w.damage('mental', { dice: 1 })],
          }),
        ],
        leave: [],
      },
      { question: 'inhale' },
    ),
  ],
});
