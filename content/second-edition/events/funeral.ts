import { $room, ask, event, gain, lose, named, put, roll, self, trait } from '@hollow/engine/builders';

export default event({
  id: 'funeral',
  draw: [
    roll(trait('sanity'), {
      '4+': [gain('sanity')],
      '2-3': [lose('sanity')],
      '0-1': [
        lose('sanity'),
        lose('might'),
        ask(self, 'room', { from: named('graveyard', 'crypt'), as: 'grave' }),
        put(self, $room('grave')),
      ],
    }),
  ],
});
