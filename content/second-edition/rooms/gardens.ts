import * as w from '@hollow/engine/words';

export default w.room({
  id: 'gardens',
  floors: ['ground'],
  doors: ['N', 'S'],
  symbol: 'event',
  tags: ['outside'],
});
