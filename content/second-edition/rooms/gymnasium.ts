import * as w from '@hollow/engine/words';

export default w.room({
  id: 'gymnasium',
  floors: ['basement', 'upper'],
  doors: ['E', 'S'],
  symbol: 'omen',
  rules: {
    train: { on: 'turn.after', limit: 'game', do: [w.gain('speed')] },
  },
});
