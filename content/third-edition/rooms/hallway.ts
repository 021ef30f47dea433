import * as w from '@hollow/engine/words';

export default w.room({
  id: 'hallway',
  floors: ['ground'],
  doors: ['N', 'E', 'S', 'W'],
  tags: ['landing'],
  start: { x: -1, y: 0, tile: 'ground-landing' },
});
