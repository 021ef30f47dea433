import * as w from '@hollow/engine/words';

export default w.room({
  id: 'conservatory',
  floors: ['ground', 'upper'],
  doors: ['N'],
  symbol: 'event',
});
