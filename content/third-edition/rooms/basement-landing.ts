import * as w from '@hollow/engine/words';

export default w.room({
  id: 'basement-landing',
  floors: ['basement'],
  doors: ['N', 'E', 'S', 'W'],
  tags: ['landing'],
  start: { x: 0, y: 0 },
});
