import * as w from '@hollow/engine/words';

export default w.event({
  id: 'cassette-player',
  draw: [w.roll(w.trait('sanity'), { '4+': [w.gain('knowledge')], '0-3': [w.damage('mental', 1)] })],
});
