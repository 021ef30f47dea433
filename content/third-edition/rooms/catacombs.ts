import * as w from '@hollow/engine/words';

export default w.room({
  id: 'catacombs',
  floors: ['basement'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
});
