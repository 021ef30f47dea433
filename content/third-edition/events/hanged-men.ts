import * as w from '@hollow/engine/words';

const hang = (trait: string) => w.roll(w.trait(trait), { '2+': [w.add('spared', 1)], '0-1': [w.lose(trait)] });

export default w.event({
  id: 'hanged-men',
  vars: { spared: {} },
  draw: [
    w.set('spared', 0),
    hang('might'),
    hang('speed'),
    hang('knowledge'),
    hang('sanity'),
    w.when(w.is(w.v('spared'), '=', 4), [
      w.ask(w.self, 'trait', { from: w.allTraits, as: 't' }),
      w.gain(w.$trait('t')),
    ]),
  ],
});
