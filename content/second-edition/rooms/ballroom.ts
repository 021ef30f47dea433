import { room } from '@hollow/engine/builders';

export default room({
  id: 'ballroom',
  floors: ['ground'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'event',
});
