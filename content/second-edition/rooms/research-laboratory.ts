import { room } from '@hollow/engine/builders';

export default room({
  id: 'research-laboratory',
  floors: ['basement', 'upper'],
  doors: ['N', 'S'],
  symbol: 'event',
});
