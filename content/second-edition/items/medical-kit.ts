import type { OneWho, Op } from '@hollow/engine';
import {
  $trait,
  ask,
  exists,
  gain,
  item,
  repeat,
  roll,
  self,
  theTrait,
  trait,
  traitsOf,
  when,
  where,
} from '@hollow/engine/builders';
import { belowStart, treatment } from '@hollow/engine/mechanics';

const heal = (patient: OneWho, n: number): Op[] => {
  const weak = where(traitsOf('physical'), belowStart(patient, theTrait));
  const step = [ask(self, 'trait', { from: weak, as: 'healed' }), gain($trait('healed'), 1, patient)];
  return [repeat(n, [when(exists(weak), step)])];
};

export default item({
  id: 'medical-kit',
  rules: {
    treat: treatment(['might', 'speed'], (patient) => [
      roll(trait('knowledge'), { '8+': heal(patient, 3), '6-7': heal(patient, 2), '4-5': heal(patient, 1), '0-3': [] }),
    ]),
  },
});
