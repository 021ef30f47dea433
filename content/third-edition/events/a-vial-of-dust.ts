import * as w from '@hollow/engine/words';
import { mayBegin } from '../event-haunts.ts';

export default w.event({
  id: 'a-vial-of-dust',
  draw: mayBegin(3, [w.gain('sanity')], [w.lose('might'), w.gain('sanity')]),
});
