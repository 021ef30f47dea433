import * as w from '@hollow/engine/words';

export default w.room({
  id: 'organ-room',
  floors: ['basement', 'upper'],
  doors: ['E', 'S'],
  symbol: 'event',
});
