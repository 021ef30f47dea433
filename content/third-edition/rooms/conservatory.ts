import * as w from '@hollow/engine/words';

export default w.room({
  id: 'conservatory',
  floors: ['ground'],
  doors: ['N', 'S'],
  symbol: 'item',
});
