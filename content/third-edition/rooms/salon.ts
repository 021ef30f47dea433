import * as w from '@hollow/engine/words';

export default w.room({
  id: 'salon',
  floors: ['ground', 'upper'],
  doors: ['N', 'E'],
  symbol: 'event',
});
