import * as w from '@hollow/engine/words';

export default w.room({
  id: 'crawlspace',
  floors: ['basement', 'upper'],
  doors: ['N', 'E', 'W'],
  symbol: 'event',
});
