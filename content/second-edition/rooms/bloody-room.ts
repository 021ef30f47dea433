import { room } from '@hollow/engine/builders';

export default room({
  id: 'bloody-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'item',
});
