import * as w from '@hollow/engine/words';

export default w.room({
  id: 'graveyard',
  floors: ['ground'],
  doors: ['S'],
  symbol: 'event',
  tags: ['outside', 'asks-for-a-roll'],
  rules: {
    'hurry-out': {
      on: 'leave.before',
      harmful: true,
      do: [w.roll(w.trait('sanity'), { '4+': [], '0-3': [w.lose('knowledge')] })],
    },
  },
});
