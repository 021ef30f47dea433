import * as w from '@hollow/engine/words';

export default w.room({
  id: 'operating-laboratory',
  floors: ['basement', 'upper'],
  doors: ['E', 'S'],
  symbol: 'event',
});
