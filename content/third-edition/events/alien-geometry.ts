import * as w from '@hollow/engine/words';

export default w.event({
  id: 'alien-geometry',
  draw: [w.roll(w.trait('knowledge'), { '4+': [w.gain('sanity')], '0-3': [w.lose('speed')] })],
});
