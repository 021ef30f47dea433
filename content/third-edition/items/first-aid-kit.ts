import type { OneWho } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const critical = (who: OneWho) => w.where(w.allTraits, w.is(w.level(who, w.theTrait, 'step'), '=', 0));
const patients = w.where(
  w.both(w.explorers, w.charactersIn(w.here)),
  w.exists(critical(w.outer('patient'))),
  'patient',
);

export default w.item({
  id: 'first-aid-kit',
  rules: {
    treat: {
      on: 'turn.offer',
      reaches: ['explorers'],
      needs: [w.exists(patients)],
      do: [
        w.ask(w.self, 'who', { from: patients, as: 'patient', question: 'treat' }),
        w.bury(w.thisCard),
        w.heal(critical(w.$who('patient')), w.$who('patient')),
      ],
    },
  },
});
