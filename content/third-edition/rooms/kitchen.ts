import * as w from '@hollow/engine/words';

export default w.room({
  id: 'kitchen',
  floors: ['ground'],
  doors: ['N', 'S'],
  symbol: 'event',
});
