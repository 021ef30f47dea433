import * as w from '@hollow/engine/words';

export default w.room({
  id: 'dining-room',
  floors: ['ground'],
  doors: ['N', 'E'],
  windows: ['W'],
  symbol: 'omen',
});
