import * as w from '@hollow/engine/words';

export default w.room({
  id: 'junk-room',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
  tags: ['asks-for-a-roll'],
  rules: {
    'climb-out': {
      on: 'leave.before',
      harmful: true,
      do: [w.roll(w.trait('might'), { '3+': [], '0-2': [w.lose('speed')] })],
    },
  },
});
