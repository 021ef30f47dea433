import * as w from '@hollow/engine/words';

export default w.room({
  id: 'abandoned-room',
  floors: ['basement', 'ground'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
});
