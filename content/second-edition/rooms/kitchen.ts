import * as w from '@hollow/engine/words';

export default w.room({
  id: 'kitchen',
  floors: ['basement', 'ground'],
  doors: ['N', 'E'],
  symbol: 'omen',
});
