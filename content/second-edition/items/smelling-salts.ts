import { treatment } from '@hollow/engine/mechanics';
import * as w from '@hollow/engine/words';

export default w.item({
  id: 'smelling-salts',
  tags: ['one-use'],
  rules: {
    'wave-under-the-nose': treatment(['knowledge'], (patient) => [
      w.setTrait(patient, 'knowledge', 'start'),
      w.discard(w.thisCard),
    ]),
  },
  rulings: {
    'compare-clips': {},
  },
});
