import {
  $num,
  all,
  attack,
  cards,
  event,
  gain,
  holderOf,
  holds,
  is,
  not,
  rightOf,
  self,
  when,
} from '@hollow/engine/builders';

export default event({
  id: 'creepy-puppet',
  draw: [
    attack({ on: self, dice: 4, trait: 'might', rolledBy: rightOf(self), as: 'hurt' }),
    when(all(is($num('hurt'), '=', 1), not(holds(self, cards('spear')))), [gain('might', 2, holderOf(cards('spear')))]),
  ],
});
