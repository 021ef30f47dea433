import * as w from '@hollow/engine/words';

export default w.room({
  id: 'wine-cellar',
  floors: ['basement'],
  doors: ['N', 'S'],
  symbol: 'item',
});
