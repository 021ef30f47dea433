import * as w from '@hollow/engine/words';

export default w.room({
  id: 'upper-landing',
  floors: ['upper'],
  doors: ['N', 'E', 'S', 'W'],
  tags: ['landing'],
  start: { x: 0, y: 0 },
});
