import { damage, room } from '@hollow/engine/builders';

export default room({
  id: 'crypt',
  floors: ['basement'],
  doors: ['N'],
  symbol: 'event',
  rules: {
    chill: { on: 'turn.after', harmful: true, spares: '2e.room.crypt.monsters', do: [damage('mental', 1)] },
  },
});
