import { gain, lose, omen } from '@hollow/engine/builders';

export default omen({
  id: 'girl',
  tags: ['companion', 'not-an-item'],
  gain: [gain('sanity'), gain('knowledge')],
  lose: [lose('sanity'), lose('knowledge')],
});
