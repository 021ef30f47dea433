import { room } from '@hollow/engine/builders';

export default room({
  id: 'charred-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
});
