import * as w from '@hollow/engine/words';
import { mayBegin } from '../event-haunts.ts';

export default w.event({
  id: 'eerie-mirror',
  draw: mayBegin(7, [w.gain('sanity')], [w.draw('item', 1)]),
});
