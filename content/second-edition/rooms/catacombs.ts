import { cross, end, reading, roll, room, trait, when } from '@hollow/engine/builders';

export default room({
  id: 'catacombs',
  floors: ['basement'],
  doors: ['N', 'S'],
  symbol: 'omen',
  tags: ['asks-for-a-roll'],
  parts: [
    ['N', 'E'],
    ['S', 'W'],
  ],
  rules: {
    'cross-over': {
      on: 'turn.offer',
      do: [
        roll(trait('sanity'), {
          '6+': [cross()],
          '0-5': [when(reading('barrierFail', 'endsMovement'), [end('movement')])],
        }),
      ],
      cites: ['2e.room.barrier.two-sides', '2e.room.barrier.once', '2e.room.barrier.fail'],
    },
  },
});
