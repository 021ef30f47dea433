import type { Who } from '@hollow/engine';
import {
  $trait,
  $who,
  any,
  ask,
  exists,
  gain,
  is,
  it,
  item,
  level,
  repeat,
  roll,
  self,
  theTrait,
  trait,
  traitsOf,
  when,
  where,
  withMe,
} from '@hollow/engine/builders';

const weak = (who: Who) =>
  where(traitsOf('physical'), is(level(who, theTrait, 'step'), '<', level(who, theTrait, 'startStep')));
const hurt = where(
  withMe(self),
  any(...['might', 'speed'].map((t) => is(level(it, t, 'step'), '<', level(it, t, 'startStep')))),
);
const patient = $who('patient');
const heal = (n: number) => [
  repeat(n, [
    when(exists(weak(patient)), [
      ask(self, 'trait', { from: weak(patient), as: 'healed' }),
      gain($trait('healed'), 1, patient),
    ]),
  ]),
];

export default item({
  id: 'medical-kit',
  rules: {
    treat: {
      on: 'turn.offer',
      needs: [exists(hurt)],
      do: [
        ask(self, 'who', { from: hurt, as: 'patient' }),
        roll(trait('knowledge'), { '8+': heal(3), '6-7': heal(2), '4-5': heal(1), '0-3': [] }),
      ],
    },
  },
});
