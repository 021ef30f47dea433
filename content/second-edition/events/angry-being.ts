import { damage, event, gain, roll, trait } from '@hollow/engine/builders';

export default event({
  id: 'angry-being',
  draw: [
    roll(trait('speed'), {
      '5+': [gain('speed')],
      '2-4': [damage('mental', { dice: 1 })],
      '0-1': [damage('mental', { dice: 1 }), damage('physical', { dice: 1 })],
    }),
  ],
});
