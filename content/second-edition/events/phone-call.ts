import { damage, dice, event, gain, roll } from '@hollow/engine/builders';

export default event({
  id: 'phone-call',
  draw: [
    roll(dice(2), {
      '4+': [gain('sanity')],
      '3': [gain('knowledge')],
      '1-2': [damage('mental', { dice: 1 })],
      '0': [damage('physical', { dice: 2 })],
    }),
  ],
});
