import * as w from '@hollow/engine/words';

export default w.room({
  id: 'specimen-room',
  floors: ['ground', 'upper'],
  doors: ['E', 'W'],
  symbol: 'omen',
});
