import * as w from '@hollow/engine/words';

export default w.room({
  id: 'research-laboratory',
  floors: ['basement', 'upper'],
  doors: ['N', 'S'],
  symbol: 'event',
});
