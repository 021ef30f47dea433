import * as w from '@hollow/engine/words';

export default w.event({
  id: 'night-view',
  draw: [w.roll(w.trait('knowledge'), { '5+': [w.gain('knowledge')], '0-4': [] })],
});
