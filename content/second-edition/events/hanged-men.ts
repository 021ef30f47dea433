import {
  $trait,
  add,
  allTraits,
  ask,
  each,
  event,
  gain,
  is,
  lose,
  roll,
  self,
  set,
  trait,
  v,
  when,
} from '@hollow/engine/builders';

export default event({
  id: 'hanged-men',
  vars: { fails: {} },
  draw: [
    set('fails', 0),
    each(allTraits, 'tested', [
      roll(trait($trait('tested')), { '2+': [], '0-1': [lose($trait('tested')), add('fails', 1)] }),
    ]),
    when(is(v('fails'), '=', 0), [ask(self, 'trait', { from: allTraits, as: 'raised' }), gain($trait('raised'))]),
  ],
});
