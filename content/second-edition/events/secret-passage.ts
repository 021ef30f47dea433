import type { Op, Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const ending = (from: Rooms): Op => w.ask(w.self, 'room', { from: w.except(from, w.here), as: 'end', question: 'end' });

export default w.event({
  id: 'secret-passage',
  draw: [
    w.spawn('secret-passage', w.here),
    w.roll(w.dice(3), {
      '6+': [ending(w.standing)],
      '4-5': [ending(w.onFloor('upper'))],
      '2-3': [ending(w.onFloor('ground'))],
      '0-1': [ending(w.onFloor('basement'))],
    }),
    w.when(w.exists(w.$room('end')), [
      w.choose(
        w.self,
        {
          'go-through': [w.put(w.self, w.$room('end')), w.spawn('secret-passage', w.$room('end'))],
          stay: [w.spawn('secret-passage', w.$room('end'))],
        },
        { question: 'go' },
      ),
    ]),
  ],
  rulings: {
    'second-end': { about: ['draw'] },
  },
});
