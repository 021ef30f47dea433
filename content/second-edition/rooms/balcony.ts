import { room } from '@hollow/engine/builders';

export default room({
  id: 'balcony',
  floors: ['upper'],
  doors: ['N', 'S'],
  symbol: 'omen',
  tags: ['outside'],
});
