import { room } from '@hollow/engine/builders';

export default room({
  id: 'entrance-hall',
  floors: ['ground'],
  doors: ['N', 'S', 'W'],
  tags: ['front-door'],
  start: { x: 0, y: 0, tile: 'ground-floor-start' },
});
