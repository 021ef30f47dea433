import { room } from '@hollow/engine/builders';

export default room({
  id: 'conservatory',
  floors: ['ground', 'upper'],
  doors: ['N'],
  symbol: 'event',
});
