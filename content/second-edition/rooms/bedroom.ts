import { room } from '@hollow/engine/builders';

export default room({
  id: 'bedroom',
  floors: ['upper'],
  doors: ['E', 'W'],
  windows: ['S'],
  symbol: 'event',
});
