import * as w from '@hollow/engine/words';

export default w.event({
  id: 'a-moment-of-hope',
  draw: [w.remove(w.tokensOf('blessing')), w.spawn('blessing', w.here)],
});
