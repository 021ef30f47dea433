import { room } from '@hollow/engine/builders';

export default room({
  id: 'kitchen',
  floors: ['basement', 'ground'],
  doors: ['N', 'E'],
  symbol: 'omen',
});
