import * as w from '@hollow/engine/words';

export default w.room({
  id: 'larder',
  floors: ['basement'],
  doors: ['N', 'S'],
  symbol: 'item',
  rules: {
    eat: { on: 'turn.after', limit: 'game', do: [w.gain('might')], cites: ['2e.room.larder'] },
  },
});
