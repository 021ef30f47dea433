import * as w from '@hollow/engine/words';

export default w.room({
  id: 'crypt',
  floors: ['basement'],
  doors: ['N'],
  symbol: 'event',
  rules: {
    chill: { on: 'turn.after', harmful: true, spares: '2e.room.crypt.monsters', do: [w.damage('mental', 1)] },
  },
});
