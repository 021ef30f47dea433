import { damage, event, gain, named, put, roll, self, trait } from '@hollow/engine/builders';

export default event({
  id: 'burning-man',
  draw: [
    roll(trait('sanity'), {
      '4+': [gain('sanity')],
      '2-3': [put(self, named('entrance-hall'))],
      '0-1': [damage('physical', { dice: 1 }), damage('mental', { dice: 1 })],
    }),
  ],
});
