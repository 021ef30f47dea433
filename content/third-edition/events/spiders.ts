import * as w from '@hollow/engine/words';

export default w.event({
  id: 'spiders',
  draw: [
    w.roll(w.trait('sanity'), {
      '4+': [
        w.ask(w.self, 'trait', { from: w.theseTraits('sanity', 'speed'), as: 't' }),
        w.gain(w.$trait('t')),
        w.ask(w.self, 'room', { from: w.joined(w.here), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
      ],
      '2-3': [w.gain('speed'), w.lose('sanity')],
      '0-1': [w.lose('speed')],
    }),
  ],
});
