import { crossing } from '@hollow/engine/mechanics';
import * as w from '@hollow/engine/words';

/** What the books say of a barrier: one try a turn, and by one reading a failure ends movement. */
export const barrier = (trait: string, pass: number) =>
  crossing(
    trait,
    pass,
    [w.clause('2e.room.barrier.fail', w.when(w.reading('barrierFail', 'endsMovement'), [w.end('movement')]))],
    '2e.room.barrier.once',
  );
