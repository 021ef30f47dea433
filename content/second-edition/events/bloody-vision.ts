import * as w from '@hollow/engine/words';

const people = w.except(w.either(w.withMe(w.self), w.charactersIn(w.touching(w.here))), w.self);
const beasts = w.where(w.monsters, w.at(w.it, w.either(w.here, w.touching(w.here))));

export default w.event({
  id: 'bloody-vision',
  reaches: ['explorers', 'monsters'],
  draw: [
    w.roll(w.trait('sanity'), {
      '4+': [w.gain('sanity')],
      '2-3': [w.lose('sanity')],
      // Explorers come first, the weakest of them; a monster only where no explorer is near.
      '0-1': [
        w.ask(w.self, 'who', {
          from: w.either(w.fewest(people, w.level(w.it, 'might')), w.where(beasts, w.not(w.exists(people)))),
          as: 'victim',
        }),
        w.attack({ by: w.self, on: w.$who('victim') }),
      ],
    }),
  ],
  rulings: {
    'who-is-near': { about: ['draw'] },
  },
});
