import { lose, roll, room, trait } from '@hollow/engine/builders';

export default room({
  id: 'attic',
  floors: ['upper'],
  doors: ['S'],
  symbol: 'event',
  tags: ['asks-for-a-roll'],
  rules: {
    'squeeze-out': {
      on: 'leave.before',
      harmful: true,
      do: [roll(trait('speed'), { '3+': [], '0-2': [lose('might')] })],
    },
  },
});
