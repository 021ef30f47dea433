import * as w from '@hollow/engine/words';

export default w.room({
  id: 'master-bedroom',
  floors: ['upper'],
  doors: ['N', 'W'],
  windows: ['S'],
  symbol: 'omen',
});
