import * as w from '@hollow/engine/words';

export default w.room({
  id: 'underground-lake',
  floors: ['basement'],
  doors: ['N', 'E'],
  symbol: 'event',
  rules: {
    'floor-gives-way': {
      on: 'enter.after',
      when: w.all(w.discovered, w.isIn(w.thisRoom, w.onFloor('upper'))),
      do: [w.moveRoom(w.thisRoom, { floors: ['basement'], nearest: w.named('basement-landing') })],
      under: { undergroundLake: 'fallsFromUpper' },
      cites: ['2e.room.underground-lake'],
    },
  },
  rulings: {
    upstairs: {},
  },
});
