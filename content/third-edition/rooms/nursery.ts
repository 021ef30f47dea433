import * as w from '@hollow/engine/words';

export default w.room({
  id: 'nursery',
  floors: ['basement', 'upper'],
  doors: ['N', 'E'],
  symbol: 'omen',
});
