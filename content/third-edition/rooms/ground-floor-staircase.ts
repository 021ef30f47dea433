import * as w from '@hollow/engine/words';

export default w.room({
  id: 'ground-floor-staircase',
  floors: ['ground'],
  doors: ['E'],
  tags: ['landing'],
  start: { x: -2, y: 0, tile: 'ground-landing' },
  links: [
    { to: 'upper-landing', cites: '3e.move.linked-tiles' },
    { to: 'basement-landing', for: w.monsters, cites: '3e.monster.basement-link' },
  ],
});
