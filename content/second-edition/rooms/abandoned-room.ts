import { room } from '@hollow/engine/builders';

export default room({
  id: 'abandoned-room',
  floors: ['basement', 'ground'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
});
