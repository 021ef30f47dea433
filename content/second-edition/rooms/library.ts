import * as w from '@hollow/engine/words';

export default w.room({
  id: 'library',
  floors: ['ground', 'upper'],
  doors: ['S', 'W'],
  symbol: 'event',
  rules: {
    read: { on: 'turn.after', limit: 'game', do: [w.gain('knowledge')] },
  },
});
