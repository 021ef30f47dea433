import * as w from '@hollow/engine/words';

export default w.room({
  id: 'chapel',
  floors: ['ground', 'upper'],
  doors: ['N'],
  windows: ['S'],
  symbol: 'event',
  rules: {
    pray: { on: 'turn.after', limit: 'game', do: [w.gain('sanity')] },
  },
});
