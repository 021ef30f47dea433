import { $num, damage, dice, drawn, event, gain, is, roll, when } from '@hollow/engine/builders';

export default event({
  id: 'disquieting-sounds',
  draw: [
    roll(dice(6), undefined, { as: 'heard' }),
    when(is($num('heard'), '≥', drawn('omen')), [gain('sanity')], [damage('mental', { dice: 1 })]),
  ],
});
