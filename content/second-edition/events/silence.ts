import { charactersIn, damage, eachOne, event, onFloor, roll, trait } from '@hollow/engine/builders';

export default event({
  id: 'silence',
  draw: [
    eachOne(charactersIn(onFloor('basement')), [
      roll(trait('sanity'), { '4+': [], '1-3': [damage('mental', { dice: 1 })], '0': [damage('mental', { dice: 2 })] }),
    ]),
  ],
});
