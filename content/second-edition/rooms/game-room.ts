import * as w from '@hollow/engine/words';

export default w.room({
  id: 'game-room',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S'],
  symbol: 'event',
});
