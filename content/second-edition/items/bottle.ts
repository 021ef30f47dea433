import * as w from '@hollow/engine/words';

export default w.item({
  id: 'bottle',
  tags: ['one-use'],
  rules: {
    drink: {
      on: 'turn.offer',
      needs: [w.hauntOn],
      do: [
        w.roll(w.dice(3), {
          '6+': [w.ask(w.self, 'room', { from: w.standing, as: 'goal' }), w.put(w.self, w.$room('goal'))],
          '5': [w.gain('might', 2), w.gain('speed', 2)],
          '4': [w.gain('knowledge', 2), w.gain('sanity', 2)],
          '3': [w.gain('knowledge'), w.lose('might')],
          '2': [w.lose('knowledge', 2), w.lose('sanity', 2)],
          '1': [w.lose('might', 2), w.lose('speed', 2)],
          '0': [w.loseEach(2)],
        }),
        w.discard(w.thisCard),
      ],
    },
  },
});
