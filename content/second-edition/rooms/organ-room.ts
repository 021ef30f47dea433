import * as w from '@hollow/engine/words';

export default w.room({
  id: 'organ-room',
  floors: ['basement', 'ground', 'upper'],
  doors: ['S', 'W'],
  symbol: 'event',
});
