import * as w from '@hollow/engine/words';

export default w.item({
  id: 'sacrificial-dagger',
  tags: ['weapon'],
  weapon: {
    trait: 'might',
    dice: 3,
    cost: [
      w.roll(w.trait('knowledge'), {
        '6+': [],
        '3-5': [w.ask(w.self, 'trait', { from: w.traitsOf('mental'), as: 'price' }), w.lose(w.$trait('price'))],
        '0-2': [w.damage('physical', { dice: 2 }), w.end('attack')],
      }),
    ],
  },
});
