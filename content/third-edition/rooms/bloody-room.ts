import * as w from '@hollow/engine/words';

export default w.room({
  id: 'bloody-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E'],
  symbol: 'item',
});
