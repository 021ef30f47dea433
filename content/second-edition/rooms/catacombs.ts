import * as w from '@hollow/engine/words';
import { barrier } from '../barrier.ts';

export default w.room({
  id: 'catacombs',
  floors: ['basement'],
  doors: ['N', 'S'],
  symbol: 'omen',
  tags: ['asks-for-a-roll'],
  parts: [
    ['N', 'E'],
    ['S', 'W'],
  ],
  rules: { 'cross-over': barrier('sanity', 6) },
});
