import { all, discovered, isIn, moveRoom, named, onFloor, room, thisRoom } from '@hollow/engine/builders';

export default room({
  id: 'underground-lake',
  floors: ['basement'],
  doors: ['N', 'E'],
  symbol: 'event',
  rules: {
    'floor-gives-way': {
      on: 'enter.after',
      when: all(discovered, isIn(thisRoom, onFloor('upper'))),
      do: [moveRoom(thisRoom, { floors: ['basement'], nearest: named('basement-landing') })],
      under: { undergroundLake: 'fallsFromUpper' },
      cites: ['2e.room.underground-lake'],
    },
  },
});
