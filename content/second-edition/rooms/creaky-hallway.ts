import { room } from '@hollow/engine/builders';

export default room({
  id: 'creaky-hallway',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
});
