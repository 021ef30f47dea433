import * as w from '@hollow/engine/words';

export default w.event({
  id: 'creepy-crawlies',
  draw: [
    w.roll(w.trait('sanity'), { '5+': [w.gain('sanity')], '1-4': [w.lose('sanity')], '0': [w.lose('sanity', 2)] }),
  ],
});
