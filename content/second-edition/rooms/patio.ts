import * as w from '@hollow/engine/words';

export default w.room({
  id: 'patio',
  floors: ['ground'],
  doors: ['N', 'S', 'W'],
  symbol: 'event',
  tags: ['outside'],
});
