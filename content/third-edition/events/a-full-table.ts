import * as w from '@hollow/engine/words';

export default w.event({
  id: 'a-full-table',
  draw: [
    w.ask(w.self, 'trait', { from: w.traitsOf('mental'), as: 't' }),
    w.roll(w.trait(w.$trait('t')), { '5+': [w.gain('speed')], '0-4': [w.damage('general', 1)] }),
  ],
});
