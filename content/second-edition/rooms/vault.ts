import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const opened = w.exists(w.both(w.roomOf(w.tokensOf('vault-empty')), w.thisRoom));

const open: Ops = [w.clause('2e.room.vault.token', w.spawn('vault-empty', w.thisRoom)), w.draw('item', 2)];
const pickTheLock = w.roll(w.trait('knowledge'), {
  '6+': open,
  '0-5': [w.clause('2e.room.barrier.fail', w.when(w.reading('barrierFail', 'endsMovement'), [w.end('movement')]))],
});

export default w.room({
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
      needs: [w.not(opened)],
      do: [w.when(w.all(w.isVillain(), w.reading('vaultTraitor', 'ignores')), open, [pickTheLock])],
      cites: ['2e.room.vault.traitor'],
    },
  },
});
