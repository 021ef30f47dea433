import * as w from '@hollow/engine/words';

export default w.room({
  id: 'graveyard',
  floors: ['ground'],
  doors: ['N', 'E'],
  symbol: 'omen',
  links: [{ to: 'underground-cavern', cites: '3e.move.linked-tiles' }],
});
