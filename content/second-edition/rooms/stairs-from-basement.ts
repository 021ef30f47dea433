import * as w from '@hollow/engine/words';

export default w.room({
  id: 'stairs-from-basement',
  floors: ['basement'],
  doors: ['S'],
  links: [{ to: 'foyer', cites: '2e.doors.stairs-from-basement' }],
});
