import { gain, room } from '@hollow/engine/builders';

export default room({
  id: 'library',
  floors: ['ground', 'upper'],
  doors: ['S', 'W'],
  symbol: 'event',
  rules: {
    read: { on: 'turn.after', limit: 'game', do: [gain('knowledge')] },
  },
});
