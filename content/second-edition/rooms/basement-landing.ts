import { room } from '@hollow/engine/builders';

export default room({
  id: 'basement-landing',
  floors: ['basement'],
  doors: ['N', 'E', 'S', 'W'],
  start: { x: 0, y: 0 },
});
