import type { Op } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const nearest = (question: string): Op =>
  w.ask(w.self, 'who', { from: w.nearestTo(w.here, w.except(w.explorers, w.self)), as: 'nearest', question });

export default w.event({
  id: 'footsteps',
  reaches: ['explorers'],
  draw: [
    w.roll(
      w.dice(1),
      {
        '4+': [w.gain('might'), nearest('gains'), w.gain('might', 1, w.$who('nearest'))],
        '3': [w.gain('might'), nearest('loses'), w.lose('sanity', 1, w.$who('nearest'))],
        '2': [w.lose('sanity')],
        '1': [w.lose('speed')],
        '0': [
          w.eachOne(w.explorers, [w.ask(w.self, 'trait', { from: w.allTraits, as: 'worn' }), w.lose(w.$trait('worn'))]),
        ],
      },
      { extra: w.ifElse(w.at(w.self, w.named('chapel')), 1, 0) },
    ),
  ],
  rulings: {
    'who-is-nearest': { about: ['draw'] },
  },
});
