import * as w from '@hollow/engine/words';

export default w.event({
  id: 'funeral',
  draw: [
    w.roll(w.trait('sanity'), {
      '4+': [w.gain('sanity')],
      '2-3': [w.lose('sanity')],
      '0-1': [
        w.lose('sanity'),
        w.lose('might'),
        w.ask(w.self, 'room', { from: w.named('graveyard', 'crypt'), as: 'grave' }),
        w.put(w.self, w.$room('grave')),
      ],
    }),
  ],
});
