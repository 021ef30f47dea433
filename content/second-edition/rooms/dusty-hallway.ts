import * as w from '@hollow/engine/words';

export default w.room({
  id: 'dusty-hallway',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
});
