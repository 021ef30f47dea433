import { room } from '@hollow/engine/builders';

export default room({
  id: 'master-bedroom',
  floors: ['upper'],
  doors: ['N', 'W'],
  windows: ['S'],
  symbol: 'omen',
});
