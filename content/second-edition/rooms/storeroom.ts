import { room } from '@hollow/engine/builders';

export default room({
  id: 'storeroom',
  floors: ['basement', 'upper'],
  doors: ['N'],
  symbol: 'item',
});
