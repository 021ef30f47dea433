import * as w from '@hollow/engine/words';

export default w.room({
  id: 'cramped-passageway',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'event',
});
