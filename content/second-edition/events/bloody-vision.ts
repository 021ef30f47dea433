import {
  $who,
  ask,
  attack,
  both,
  charactersIn,
  either,
  event,
  except,
  exists,
  explorers,
  fewest,
  gain,
  here,
  it,
  level,
  lose,
  monsters,
  not,
  roll,
  self,
  touching,
  trait,
  where,
  withMe,
} from '@hollow/engine/builders';

const near = except(either(withMe(self), charactersIn(touching(here))), self);
const people = both(explorers, near);

export default event({
  id: 'bloody-vision',
  draw: [
    roll(trait('sanity'), {
      '4+': [gain('sanity')],
      '2-3': [lose('sanity')],
      // Explorers come first, the weakest of them; a monster only where no explorer is near.
      '0-1': [
        ask(self, 'who', {
          from: either(fewest(people, level(it, 'might')), where(both(monsters, near), not(exists(people)))),
          as: 'victim',
        }),
        attack({ by: self, on: $who('victim') }),
      ],
    }),
  ],
});
