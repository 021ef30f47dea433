import { room } from '@hollow/engine/builders';

export default room({
  id: 'wine-cellar',
  floors: ['basement'],
  doors: ['N', 'S'],
  symbol: 'item',
});
