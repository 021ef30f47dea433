import { lose, roll, room, trait } from '@hollow/engine/builders';

export default room({
  id: 'pentagram-chamber',
  floors: ['basement'],
  doors: ['E'],
  symbol: 'omen',
  tags: ['asks-for-a-roll'],
  rules: {
    'turn-away': {
      on: 'leave.before',
      harmful: true,
      do: [roll(trait('knowledge'), { '4+': [], '0-3': [lose('sanity')] })],
    },
  },
});
