import * as w from '@hollow/engine/words';

const higher = w.where(w.allTraits, w.is(w.level(w.self, w.theTrait, 'step'), '>', 0));

export default w.event({
  id: 'possession',
  draw: [
    w.ask(w.self, 'trait', { from: w.allTraits, as: 'rolled' }),
    w.roll(w.trait(w.$trait('rolled')), {
      '4+': [w.ask(w.self, 'trait', { from: w.allTraits, as: 'gained' }), w.gain(w.$trait('gained'))],
      '0-3': [
        w.when(
          w.is(w.level(w.self, w.$trait('rolled'), 'step'), '>', 0),
          [w.setTrait(w.self, w.$trait('rolled'), 'lowest')],
          [w.ask(w.self, 'trait', { from: higher, as: 'other' }), w.setTrait(w.self, w.$trait('other'), 'lowest')],
        ),
      ],
    }),
  ],
  rulings: {
    'trait-gained': { about: ['draw'] },
  },
});
