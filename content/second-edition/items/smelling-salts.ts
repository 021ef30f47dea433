import { discard, item, setTrait, thisCard } from '@hollow/engine/builders';
import { treatment } from '@hollow/engine/mechanics';

export default item({
  id: 'smelling-salts',
  tags: ['one-use'],
  rules: {
    'wave-under-the-nose': treatment(['knowledge'], (patient) => [
      setTrait(patient, 'knowledge', 'start'),
      discard(thisCard),
    ]),
  },
});
