import * as w from '@hollow/engine/words';

export default w.event({
  id: 'mysterious-fluid',
  draw: [
    w.choose(
      w.self,
      {
        drink: [
          w.roll(w.dice(3), {
            '6+': [w.gainEach()],
            '5': [w.gain('might'), w.gain('speed')],
            '4': [w.gain('knowledge'), w.gain('sanity')],
            '3': [w.gain('knowledge'), w.lose('might')],
            '2': [w.lose('knowledge'), w.lose('sanity')],
            '1': [w.lose('might'), w.lose('speed')],
            '0': [w.loseEach()],
          }),
        ],
        leave: [],
      },
      { question: 'drink' },
    ),
  ],
});
