import { room } from '@hollow/engine/builders';

export default room({
  id: 'upper-landing',
  floors: ['upper'],
  doors: ['N', 'E', 'S', 'W'],
  start: { x: 0, y: 0 },
});
