import { all, choose, discard, item, self, setTrait, thisCard, traitsOf, when } from '@hollow/engine/builders';
import { belowStart, treatment } from '@hollow/engine/mechanics';

export default item({
  id: 'healing-salve',
  tags: ['one-use'],
  rules: {
    apply: treatment(['might', 'speed'], (patient) => [
      when(
        all(belowStart(patient, 'might'), belowStart(patient, 'speed')),
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
    ]),
  },
});
