import * as w from '@hollow/engine/words';

export default w.room({
  id: 'pentagram-chamber',
  floors: ['basement'],
  doors: ['E'],
  symbol: 'omen',
  tags: ['asks-for-a-roll'],
  rules: {
    'turn-away': {
      on: 'leave.before',
      harmful: true,
      do: [w.roll(w.trait('knowledge'), { '4+': [], '0-3': [w.lose('sanity')] })],
    },
  },
});
