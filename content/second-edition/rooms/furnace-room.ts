import { damage, room } from '@hollow/engine/builders';

export default room({
  id: 'furnace-room',
  floors: ['basement'],
  doors: ['N', 'S', 'W'],
  symbol: 'omen',
  rules: {
    scorch: { on: 'turn.after', harmful: true, spares: '2e.room.furnace.monsters', do: [damage('physical', 1)] },
  },
});
