import { room } from '@hollow/engine/builders';
import { barrier } from '../barrier.ts';

export default room({
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
