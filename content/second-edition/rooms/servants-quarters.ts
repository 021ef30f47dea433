import { room } from '@hollow/engine/builders';

export default room({
  id: 'servants-quarters',
  floors: ['basement', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
});
