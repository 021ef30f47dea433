import * as w from '@hollow/engine/words';

export default w.room({
  id: 'ritual-room',
  floors: ['basement'],
  doors: ['N', 'E'],
  symbol: 'omen',
});
