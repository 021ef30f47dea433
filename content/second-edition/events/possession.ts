import {
  $trait,
  allTraits,
  ask,
  event,
  gain,
  is,
  level,
  roll,
  self,
  setTrait,
  theTrait,
  trait,
  when,
  where,
} from '@hollow/engine/builders';

const higher = where(allTraits, is(level(self, theTrait, 'step'), '>', 0));

export default event({
  id: 'possession',
  draw: [
    ask(self, 'trait', { from: allTraits, as: 'rolled' }),
    roll(trait($trait('rolled')), {
      '4+': [ask(self, 'trait', { from: allTraits, as: 'gained' }), gain($trait('gained'))],
      '0-3': [
        when(
          is(level(self, $trait('rolled'), 'step'), '>', 0),
          [setTrait(self, $trait('rolled'), 'lowest')],
          [ask(self, 'trait', { from: higher, as: 'other' }), setTrait(self, $trait('other'), 'lowest')],
        ),
      ],
    }),
  ],
});
