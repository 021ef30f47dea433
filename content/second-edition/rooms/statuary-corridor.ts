import { room } from '@hollow/engine/builders';

export default room({
  id: 'statuary-corridor',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'S'],
  symbol: 'event',
});
