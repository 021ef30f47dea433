import { event, gain, lose, loseEach, roll, trait } from '@hollow/engine/builders';

export default event({
  id: 'rotten',
  draw: [
    roll(trait('sanity'), {
      '5+': [gain('sanity')],
      '2-4': [lose('might')],
      '1': [lose('might'), lose('speed')],
      '0': [loseEach()],
    }),
  ],
});
