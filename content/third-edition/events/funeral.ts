import * as w from '@hollow/engine/words';

const graves = w.named('graveyard', 'catacombs');

export default w.event({
  id: 'funeral',
  draw: [
    w.roll(w.trait('sanity'), {
      '4+': [w.gain('sanity')],
      '2-3': [w.lose('sanity')],
      '0-1': [
        w.lose('sanity'),
        w.lose('might'),
        w.when(w.exists(graves), [
          w.ask(w.self, 'room', { from: graves, as: 'r', question: 'where' }),
          w.put(w.self, w.$room('r')),
        ]),
      ],
    }),
  ],
});
