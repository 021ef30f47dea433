import * as w from '@hollow/engine/words';

export default w.room({
  id: 'laboratory',
  floors: ['ground'],
  doors: ['N', 'E'],
  symbol: 'event',
});
