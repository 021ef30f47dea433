import { gain, room } from '@hollow/engine/builders';

export default room({
  id: 'larder',
  floors: ['basement'],
  doors: ['N', 'S'],
  symbol: 'item',
  rules: {
    eat: { on: 'turn.after', limit: 'game', do: [gain('might')], cites: ['2e.room.larder'] },
  },
});
