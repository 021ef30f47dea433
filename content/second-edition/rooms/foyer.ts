import * as w from '@hollow/engine/words';

export default w.room({
  id: 'foyer',
  floors: ['ground'],
  doors: ['N', 'E', 'S', 'W'],
  start: { x: -1, y: 0, tile: 'ground-floor-start' },
});
