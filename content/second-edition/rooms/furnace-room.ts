import * as w from '@hollow/engine/words';

export default w.room({
  id: 'furnace-room',
  floors: ['basement'],
  doors: ['N', 'S', 'W'],
  symbol: 'omen',
  rules: {
    scorch: { on: 'turn.after', harmful: true, spares: '2e.room.furnace.monsters', do: [w.damage('physical', 1)] },
  },
});
