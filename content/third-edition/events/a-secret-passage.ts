import type { Ops, Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** The other end, on a tile of the drawer's choice. */
const opens = (onto: Rooms): Ops => [
  w.ask(w.self, 'room', { from: w.except(onto, w.here), as: 'end', question: 'end' }),
  w.spawn('secret-passage', w.$room('end')),
];

export default w.event({
  id: 'a-secret-passage',
  draw: [
    w.remove(w.tokensOf('secret-passage')),
    w.spawn('secret-passage', w.here),
    w.roll(w.trait('knowledge'), {
      '5+': [...opens(w.standing), w.gain('knowledge')],
      '3-4': opens(w.onFloor('ground')),
      '0-2': [...opens(w.onFloor('basement')), w.lose('sanity')],
    }),
  ],
});
