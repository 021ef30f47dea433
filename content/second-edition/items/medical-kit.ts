import type { OneWho, Op } from '@hollow/engine';
import { belowStart, treatment } from '@hollow/engine/mechanics';
import * as w from '@hollow/engine/words';

const heal = (patient: OneWho, n: number): Op[] => {
  const weak = w.where(w.traitsOf('physical'), belowStart(patient, w.theTrait));
  const question = { key: 'heal', of: patient };
  const step = [w.ask(w.self, 'trait', { from: weak, as: 'healed', question }), w.gain(w.$trait('healed'), 1, patient)];
  return [w.repeat(n, [w.when(w.exists(weak), step)])];
};

export default w.item({
  id: 'medical-kit',
  rules: {
    treat: treatment(['might', 'speed'], (patient) => [
      w.roll(w.trait('knowledge'), {
        '8+': heal(patient, 3),
        '6-7': heal(patient, 2),
        '4-5': heal(patient, 1),
        '0-3': [],
      }),
    ]),
  },
  rulings: {
    'compare-clips': {},
  },
});
