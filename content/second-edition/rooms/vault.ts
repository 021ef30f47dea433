import {
  both,
  draw,
  end,
  exists,
  not,
  roll,
  room,
  roomOf,
  spawn,
  thisRoom,
  tokensOf,
  trait,
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
        roll(trait('knowledge'), { '6+': [spawn('vault-empty', thisRoom), draw('item', 2)], '0-5': [end('movement')] }),
      ],
      cites: ['2e.room.vault.token'],
    },
  },
});
