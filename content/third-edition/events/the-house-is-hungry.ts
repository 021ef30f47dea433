import * as w from '@hollow/engine/words';
import { mayBegin } from '../event-haunts.ts';

export default w.event({
  id: 'the-house-is-hungry',
  draw: mayBegin(
    12,
    [w.gain('might')],
    [w.ask(w.self, 'trait', { from: w.allTraits, as: 't' }), w.gain(w.$trait('t'))],
  ),
});
