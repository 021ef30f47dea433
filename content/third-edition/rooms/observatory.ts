import * as w from '@hollow/engine/words';

export default w.room({
  id: 'observatory',
  floors: ['upper'],
  doors: ['N', 'E', 'S'],
  symbol: 'omen',
});
