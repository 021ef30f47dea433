import * as w from '@hollow/engine/words';

export default w.room({
  id: 'attic',
  floors: ['upper'],
  doors: ['S'],
  symbol: 'event',
  tags: ['asks-for-a-roll'],
  rules: {
    'squeeze-out': {
      on: 'leave.before',
      harmful: true,
      do: [w.roll(w.trait('speed'), { '3+': [], '0-2': [w.lose('might')] })],
    },
  },
});
