import { choose, draw, event, lose, roll, self, trait } from '@hollow/engine/builders';

export default event({
  id: 'something-hidden',
  draw: [
    choose(self, { search: [roll(trait('knowledge'), { '4+': [draw('item')], '0-3': [lose('sanity')] })], leave: [] }),
  ],
});
