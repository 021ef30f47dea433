import * as w from '@hollow/engine/words';
import { barrier } from '../barrier.ts';

export default w.room({
  id: 'tower',
  floors: ['upper'],
  doors: ['E', 'W'],
  symbol: 'event',
  tags: ['outside', 'asks-for-a-roll'],
  parts: [
    ['E', 'N'],
    ['W', 'S'],
  ],
  rules: { 'cross-over': barrier('might', 3) },
});
