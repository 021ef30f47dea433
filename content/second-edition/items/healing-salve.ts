import { belowStart, treatment } from '@hollow/engine/mechanics';
import * as w from '@hollow/engine/words';

export default w.item({
  id: 'healing-salve',
  tags: ['one-use'],
  rules: {
    apply: treatment(['might', 'speed'], (patient) => [
      w.when(
        w.all(belowStart(patient, 'might'), belowStart(patient, 'speed')),
        [
          w.choose(
            w.self,
            {
              both: [w.setTrait(patient, w.traitsOf('physical'), 'start')],
              might: [w.setTrait(patient, 'might', 'start')],
              speed: [w.setTrait(patient, 'speed', 'start')],
            },
            { question: { key: 'heal', of: patient } },
          ),
        ],
        [w.setTrait(patient, w.traitsOf('physical'), 'start')],
      ),
      w.discard(w.thisCard),
    ]),
  },
  rulings: {
    'compare-clips': {},
  },
});
