import * as w from '@hollow/engine/words';

export default w.room({
  id: 'charred-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E'],
  symbol: 'omen',
});
