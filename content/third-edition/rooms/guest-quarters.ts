import * as w from '@hollow/engine/words';

export default w.room({
  id: 'guest-quarters',
  floors: ['ground', 'upper'],
  doors: ['N', 'E'],
  symbol: 'event',
  tags: ['bedroom'],
});
