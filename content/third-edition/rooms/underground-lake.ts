import * as w from '@hollow/engine/words';

export default w.room({
  id: 'underground-lake',
  floors: ['basement'],
  doors: ['N', 'E'],
  symbol: 'event',
});
