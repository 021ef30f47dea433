import { room } from '@hollow/engine/builders';

export default room({
  id: 'dining-room',
  floors: ['ground'],
  doors: ['N', 'E'],
  windows: ['W'],
  symbol: 'omen',
});
