import * as w from '@hollow/engine/words';

export default w.room({
  id: 'secret-staircase',
  floors: ['basement'],
  doors: ['N'],
  links: [{ to: 'hallway', cites: '3e.move.linked-tiles' }],
});
