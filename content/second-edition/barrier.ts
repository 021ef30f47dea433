import { clause, end, reading, when } from '@hollow/engine/builders';
import { crossing } from '@hollow/engine/mechanics';

/** What the books say of a barrier: one try a turn, and by one reading a failure ends movement. */
export const barrier = (trait: string, pass: number) =>
  crossing(
    trait,
    pass,
    [clause('2e.room.barrier.fail', when(reading('barrierFail', 'endsMovement'), [end('movement')]))],
    '2e.room.barrier.once',
  );
