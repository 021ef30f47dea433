import * as w from '@hollow/engine/words';

export default w.event({
  id: 'hanged-men',
  vars: { fails: {} },
  draw: [
    w.set('fails', 0),
    w.each(w.allTraits, 'tested', [
      w.roll(w.trait(w.$trait('tested')), { '2+': [], '0-1': [w.lose(w.$trait('tested')), w.add('fails', 1)] }),
    ]),
    w.when(w.is(w.v('fails'), '=', 0), [
      w.ask(w.self, 'trait', { from: w.allTraits, as: 'raised' }),
      w.gain(w.$trait('raised')),
    ]),
  ],
});
