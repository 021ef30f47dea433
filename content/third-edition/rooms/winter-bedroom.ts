import * as w from '@hollow/engine/words';

export default w.room({
  id: 'winter-bedroom',
  floors: ['ground', 'upper'],
  doors: ['N', 'E'],
  symbol: 'omen',
  tags: ['bedroom'],
});
