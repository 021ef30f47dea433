import { room } from '@hollow/engine/builders';

export default room({
  id: 'game-room',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S'],
  symbol: 'event',
});
