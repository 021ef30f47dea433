import type { Op } from '@hollow/engine';
import {
  $trait,
  $who,
  allTraits,
  ask,
  at,
  dice,
  eachOne,
  event,
  except,
  explorers,
  gain,
  here,
  ifElse,
  lose,
  named,
  nearestTo,
  roll,
  self,
} from '@hollow/engine/builders';

const nearest: Op = ask(self, 'who', { from: nearestTo(here, except(explorers, self)), as: 'nearest' });

export default event({
  id: 'footsteps',
  draw: [
    roll(
      dice(1),
      {
        '4+': [gain('might'), nearest, gain('might', 1, $who('nearest'))],
        '3': [gain('might'), nearest, lose('sanity', 1, $who('nearest'))],
        '2': [lose('sanity')],
        '1': [lose('speed')],
        '0': [eachOne(explorers, [ask(self, 'trait', { from: allTraits, as: 'worn' }), lose($trait('worn'))])],
      },
      { extra: ifElse(at(self, named('chapel')), 1, 0) },
    ),
  ],
});
