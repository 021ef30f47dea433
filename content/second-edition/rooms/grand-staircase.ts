import * as w from '@hollow/engine/words';

export default w.room({
  id: 'grand-staircase',
  floors: ['ground'],
  doors: ['E'],
  windows: ['S'],
  start: { x: -2, y: 0, tile: 'ground-floor-start' },
  links: [{ to: 'upper-landing', cites: '2e.doors.grand-staircase' }],
});
