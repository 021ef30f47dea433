import * as w from '@hollow/engine/words';

export default w.room({
  id: 'furnace-room',
  floors: ['basement'],
  doors: ['E', 'S', 'W'],
  symbol: 'event',
  rules: {
    scorch: { on: 'turn.after', harmful: true, do: [w.damage('physical', 1)] },
  },
});
