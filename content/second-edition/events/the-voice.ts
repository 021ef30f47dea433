import * as w from '@hollow/engine/words';

export default w.event({
  id: 'the-voice',
  draw: [w.roll(w.trait('knowledge'), { '4+': [w.draw('item')], '0-3': [] })],
});
