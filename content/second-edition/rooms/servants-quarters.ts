import * as w from '@hollow/engine/words';

export default w.room({
  id: 'servants-quarters',
  floors: ['basement', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
});
