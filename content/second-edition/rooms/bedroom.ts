import * as w from '@hollow/engine/words';

export default w.room({
  id: 'bedroom',
  floors: ['upper'],
  doors: ['E', 'W'],
  windows: ['S'],
  symbol: 'event',
});
