import { clause, cross, end, movementOver, not, reading, roll, room, trait, when } from '@hollow/engine/builders';

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
      needs: [not(movementOver)],
      do: [
        roll(trait('sanity'), {
          '6+': [cross()],
          '0-5': [clause('2e.room.barrier.fail', when(reading('barrierFail', 'endsMovement'), [end('movement')]))],
        }),
      ],
      limitCites: '2e.room.barrier.once',
    },
  },
});
