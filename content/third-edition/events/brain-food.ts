import * as w from '@hollow/engine/words';

export default w.event({
  id: 'brain-food',
  draw: [
    w.roll(w.trait('might'), {
      '5+': [w.ask(w.self, 'trait', { from: w.traitsOf('physical'), as: 't' }), w.gain(w.$trait('t'))],
      '1-4': [w.gain('speed'), w.lose('sanity')],
      '0': [w.damage('general', 2)],
    }),
  ],
});
