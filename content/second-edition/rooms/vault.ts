import {
  both,
  clause,
  draw,
  end,
  exists,
  not,
  reading,
  roll,
  room,
  roomOf,
  spawn,
  thisRoom,
  tokensOf,
  trait,
  when,
} from '@hollow/engine/builders';

const opened = exists(both(roomOf(tokensOf('vault-empty')), thisRoom));

export default room({
  id: 'vault',
  floors: ['basement', 'upper'],
  doors: ['N'],
  symbol: 'event',
  tags: ['asks-for-a-roll'],
  parts: [['N', 'E', 'W'], ['S']],
  arrive: 0,
  rules: {
    'open-the-door': {
      on: 'turn.offer',
      needs: [not(opened)],
      do: [
        roll(trait('knowledge'), {
          '6+': [clause('2e.room.vault.token', spawn('vault-empty', thisRoom)), draw('item', 2)],
          '0-5': [clause('2e.room.barrier.fail', when(reading('barrierFail', 'endsMovement'), [end('movement')]))],
        }),
      ],
      cites: ['2e.room.barrier.list', '2e.room.barrier.once', '2e.room.barrier.next-turn'],
    },
  },
});
