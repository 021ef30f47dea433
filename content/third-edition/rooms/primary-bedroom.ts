import * as w from '@hollow/engine/words';

export default w.room({
  id: 'primary-bedroom',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S'],
  symbol: 'omen',
  tags: ['bedroom'],
});
