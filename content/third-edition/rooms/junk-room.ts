import * as w from '@hollow/engine/words';

export default w.room({
  id: 'junk-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S'],
  symbol: 'item',
  rules: {
    heap: { on: 'enter.after', when: w.discovered, do: [w.spawn('obstacle', w.thisRoom)] },
  },
});
