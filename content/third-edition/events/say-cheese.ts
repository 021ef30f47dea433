import * as w from '@hollow/engine/words';
import { mayBegin } from '../event-haunts.ts';

export default w.event({
  id: 'say-cheese',
  draw: mayBegin(33, [w.draw('item', 1)], [w.draw('item', 1)]),
});
