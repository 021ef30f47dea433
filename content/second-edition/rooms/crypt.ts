import { damage, room } from '@hollow/engine/builders';

export default room({
  id: 'crypt',
  floors: ['basement'],
  doors: ['N'],
  symbol: 'event',
  rules: {
    chill: { on: 'turn.after', harmful: true, do: [damage('mental', 1)] },
  },
});
