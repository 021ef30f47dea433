import { room } from '@hollow/engine/builders';

export default room({
  id: 'underground-lake',
  floors: ['basement'],
  doors: ['N', 'E'],
  symbol: 'event',
});
