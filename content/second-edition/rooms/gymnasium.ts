import { gain, room } from '@hollow/engine/builders';

export default room({
  id: 'gymnasium',
  floors: ['basement', 'upper'],
  doors: ['E', 'S'],
  symbol: 'omen',
  rules: {
    train: { on: 'turn.after', limit: 'game', do: [gain('speed')] },
  },
});
