import * as w from '@hollow/engine/words';
import { mayBegin } from '../event-haunts.ts';

export default w.event({
  id: 'a-splash-of-crimson',
  draw: mayBegin(1, [w.gain('speed')], [w.damage('physical', { dice: 1 })]),
});
