import * as w from '@hollow/engine/words';

export default w.room({
  id: 'storeroom',
  floors: ['basement', 'upper'],
  doors: ['N'],
  symbol: 'item',
});
