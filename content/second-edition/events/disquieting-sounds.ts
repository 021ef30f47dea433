import * as w from '@hollow/engine/words';

export default w.event({
  id: 'disquieting-sounds',
  draw: [
    w.roll(w.dice(6), undefined, { as: 'heard' }),
    w.when(w.is(w.$num('heard'), '≥', w.drawn('omen')), [w.gain('sanity')], [w.damage('mental', { dice: 1 })]),
  ],
});
