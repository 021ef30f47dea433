import { room } from '@hollow/engine/builders';

export default room({
  id: 'dusty-hallway',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
});
