import * as w from '@hollow/engine/words';

export default w.room({
  id: 'gallery',
  floors: ['upper'],
  doors: ['N', 'S'],
  symbol: 'event',
  // One step down, while the Ballroom is in the house; nothing leads back up.
  links: [{ to: 'ballroom', oneWay: 'out', cites: '3e.move.adjacent' }],
});
