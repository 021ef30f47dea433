import * as w from '@hollow/engine/words';

export default w.room({
  id: 'soundproofed-room',
  floors: ['basement', 'upper'],
  doors: ['N', 'E', 'S'],
  symbol: 'omen',
});
