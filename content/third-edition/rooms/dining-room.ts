import * as w from '@hollow/engine/words';

export default w.room({
  id: 'dining-room',
  floors: ['ground'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'event',
});
