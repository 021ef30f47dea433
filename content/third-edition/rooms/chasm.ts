import * as w from '@hollow/engine/words';

export default w.room({
  id: 'chasm',
  floors: ['basement'],
  doors: ['N', 'S'],
  symbol: 'event',
});
