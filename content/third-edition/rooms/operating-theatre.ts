import * as w from '@hollow/engine/words';

export default w.room({
  id: 'operating-theatre',
  floors: ['basement', 'upper'],
  doors: ['N', 'E'],
  symbol: 'item',
});
