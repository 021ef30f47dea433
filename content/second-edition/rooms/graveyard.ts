import { lose, roll, room, trait } from '@hollow/engine/builders';

export default room({
  id: 'graveyard',
  floors: ['ground'],
  doors: ['S'],
  symbol: 'event',
  tags: ['outside', 'asks-for-a-roll'],
  rules: {
    'hurry-out': {
      on: 'leave.before',
      harmful: true,
      do: [roll(trait('sanity'), { '4+': [], '0-3': [lose('knowledge')] })],
    },
  },
});
