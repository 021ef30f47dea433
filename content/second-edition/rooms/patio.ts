import { room } from '@hollow/engine/builders';

export default room({
  id: 'patio',
  floors: ['ground'],
  doors: ['N', 'S', 'W'],
  symbol: 'event',
  tags: ['outside'],
});
