import * as w from '@hollow/engine/words';

export default w.room({
  id: 'underground-cavern',
  floors: ['basement'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'event',
  links: [{ to: 'graveyard', cites: '3e.move.linked-tiles' }],
});
