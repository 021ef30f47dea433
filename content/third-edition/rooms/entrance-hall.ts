import * as w from '@hollow/engine/words';

export default w.room({
  id: 'entrance-hall',
  floors: ['ground'],
  doors: ['N', 'S', 'W'],
  tags: ['front-door', 'landing'],
  start: { x: 0, y: 0, tile: 'ground-landing' },
});
