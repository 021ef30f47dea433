import { room } from '@hollow/engine/builders';

export default room({
  id: 'operating-laboratory',
  floors: ['basement', 'upper'],
  doors: ['E', 'S'],
  symbol: 'event',
});
