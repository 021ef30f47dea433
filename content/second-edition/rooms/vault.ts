import type { Ops } from '@hollow/engine';
import {
  all,
  both,
  clause,
  draw,
  end,
  exists,
  isVillain,
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

const open: Ops = [clause('2e.room.vault.token', spawn('vault-empty', thisRoom)), draw('item', 2)];
const pickTheLock = roll(trait('knowledge'), {
  '6+': open,
  '0-5': [clause('2e.room.barrier.fail', when(reading('barrierFail', 'endsMovement'), [end('movement')]))],
});

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
      do: [when(all(isVillain(), reading('vaultTraitor', 'ignores')), open, [pickTheLock])],
      cites: ['2e.room.vault.traitor'],
    },
  },
});
