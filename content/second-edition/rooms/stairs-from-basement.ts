import { room } from '@hollow/engine/builders';

export default room({
  id: 'stairs-from-basement',
  floors: ['basement'],
  doors: ['S'],
  links: [{ to: 'foyer', cites: '2e.doors.stairs-from-basement' }],
});
