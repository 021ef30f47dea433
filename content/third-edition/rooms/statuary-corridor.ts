import * as w from '@hollow/engine/words';

export default w.room({
  id: 'statuary-corridor',
  floors: ['upper'],
  doors: ['N', 'S'],
  symbol: 'event',
});
