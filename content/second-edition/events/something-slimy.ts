import { event, gain, lose, roll, trait } from '@hollow/engine/builders';

export default event({
  id: 'something-slimy',
  draw: [roll(trait('speed'), { '4+': [gain('speed')], '1-3': [lose('might')], '0': [lose('might'), lose('speed')] })],
});
