import { room } from '@hollow/engine/builders';

export default room({
  id: 'organ-room',
  floors: ['basement', 'ground', 'upper'],
  doors: ['S', 'W'],
  symbol: 'event',
});
