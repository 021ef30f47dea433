import { lose, roll, room, trait } from '@hollow/engine/builders';

export default room({
  id: 'junk-room',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  symbol: 'omen',
  tags: ['asks-for-a-roll'],
  rules: {
    'climb-out': {
      on: 'leave.before',
      harmful: true,
      do: [roll(trait('might'), { '3+': [], '0-2': [lose('speed')] })],
    },
  },
});
