import { clause, cross, end, movementOver, not, reading, roll, room, trait, when } from '@hollow/engine/builders';

export default room({
  id: 'tower',
  floors: ['upper'],
  doors: ['E', 'W'],
  symbol: 'event',
  tags: ['outside', 'asks-for-a-roll'],
  parts: [
    ['E', 'N'],
    ['W', 'S'],
  ],
  rules: {
    'cross-over': {
      on: 'turn.offer',
      needs: [not(movementOver)],
      do: [
        roll(trait('might'), {
          '3+': [cross()],
          '0-2': [clause('2e.room.barrier.fail', when(reading('barrierFail', 'endsMovement'), [end('movement')]))],
        }),
      ],
      limitCites: '2e.room.barrier.once',
    },
  },
});
