import * as w from '@hollow/engine/words';

export default w.room({
  id: 'balcony',
  floors: ['upper'],
  doors: ['N', 'S'],
  symbol: 'omen',
  tags: ['outside'],
});
