import * as w from '@hollow/engine/words';

export default w.room({
  id: 'creaky-hallway',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
});
