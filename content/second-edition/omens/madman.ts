import { gain, lose, omen } from '@hollow/engine/builders';

export default omen({
  id: 'madman',
  tags: ['companion', 'not-an-item'],
  gain: [gain('might', 2), lose('sanity')],
  lose: [lose('might', 2), gain('sanity')],
});
