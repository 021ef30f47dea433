import * as w from '@hollow/engine/words';

export default w.room({
  id: 'vault',
  floors: ['basement'],
  doors: ['N'],
  symbol: 'item',
  draws: 2,
});
