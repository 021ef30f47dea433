import * as w from '@hollow/engine/words';

export default w.room({
  id: 'tower',
  floors: ['upper'],
  doors: ['N', 'S'],
  symbol: 'event',
});
