import { $trait, ask, damage, end, item, lose, roll, self, trait, traitsOf } from '@hollow/engine/builders';

export default item({
  id: 'sacrificial-dagger',
  tags: ['weapon'],
  weapon: {
    trait: 'might',
    dice: 3,
    cost: [
      roll(trait('knowledge'), {
        '6+': [],
        '3-5': [ask(self, 'trait', { from: traitsOf('mental'), as: 'price' }), lose($trait('price'))],
        '0-2': [damage('physical', { dice: 2 }), end('attack')],
      }),
    ],
  },
});
