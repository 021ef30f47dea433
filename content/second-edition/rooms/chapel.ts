import { gain, room } from '@hollow/engine/builders';

export default room({
  id: 'chapel',
  floors: ['ground', 'upper'],
  doors: ['N'],
  windows: ['S'],
  symbol: 'event',
  rules: {
    pray: { on: 'turn.after', limit: 'game', do: [gain('sanity')] },
  },
});
