import * as w from '@hollow/engine/words';

export default w.room({
  id: 'game-room',
  floors: ['basement', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'item',
});
