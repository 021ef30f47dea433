import * as w from '@hollow/engine/words';
import { barrier } from '../barrier.ts';

export default w.room({
  id: 'chasm',
  floors: ['basement'],
  doors: ['E', 'W'],
  tags: ['asks-for-a-roll'],
  parts: [
    ['E', 'N'],
    ['W', 'S'],
  ],
  rules: { 'cross-over': barrier('speed', 3) },
});
