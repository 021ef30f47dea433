import { room } from '@hollow/engine/builders';

export default room({
  id: 'gardens',
  floors: ['ground'],
  doors: ['N', 'S'],
  symbol: 'event',
  tags: ['outside'],
});
