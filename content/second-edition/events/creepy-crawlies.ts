import { event, gain, lose, roll, trait } from '@hollow/engine/builders';

export default event({
  id: 'creepy-crawlies',
  draw: [roll(trait('sanity'), { '5+': [gain('sanity')], '1-4': [lose('sanity')], '0': [lose('sanity', 2)] })],
});
