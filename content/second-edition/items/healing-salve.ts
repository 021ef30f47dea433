import type { Who } from '@hollow/engine';
import {
  $who,
  all,
  any,
  ask,
  choose,
  discard,
  exists,
  is,
  it,
  item,
  level,
  self,
  setTrait,
  thisCard,
  traitsOf,
  when,
  where,
  withMe,
} from '@hollow/engine/builders';

const below = (who: Who, t: string) => is(level(who, t, 'step'), '<', level(who, t, 'startStep'));
const hurt = where(withMe(self), any(below(it, 'might'), below(it, 'speed')));
const patient = $who('patient');

export default item({
  id: 'healing-salve',
  tags: ['one-use'],
  rules: {
    apply: {
      on: 'turn.offer',
      needs: [exists(hurt)],
      do: [
        ask(self, 'who', { from: hurt, as: 'patient' }),
        when(
          all(below(patient, 'might'), below(patient, 'speed')),
          [
            choose(self, {
              both: [setTrait(patient, traitsOf('physical'), 'start')],
              might: [setTrait(patient, 'might', 'start')],
              speed: [setTrait(patient, 'speed', 'start')],
            }),
          ],
          [setTrait(patient, traitsOf('physical'), 'start')],
        ),
        discard(thisCard),
      ],
    },
  },
});
