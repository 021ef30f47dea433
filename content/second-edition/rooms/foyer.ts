import { room } from '@hollow/engine/builders';

export default room({
  id: 'foyer',
  floors: ['ground'],
  doors: ['N', 'E', 'S', 'W'],
  start: { x: -1, y: 0, tile: 'ground-floor-start' },
});
