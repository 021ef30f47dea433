import { damage, eachOne, event, explorers, roll, trait } from '@hollow/engine/builders';

export default event({
  id: 'hideous-shriek',
  draw: [
    eachOne(explorers, [
      roll(trait('sanity'), { '4+': [], '1-3': [damage('mental', { dice: 1 })], '0': [damage('mental', { dice: 2 })] }),
    ]),
  ],
});
