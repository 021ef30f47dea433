import {
  $num,
  all,
  attack,
  cards,
  clause,
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
    clause(
      '2e.card.creepy-puppet.attack',
      attack({ on: self, dice: 4, trait: 'might', rolledBy: rightOf(self), as: 'hurt' }),
    ),
    when(all(is($num('hurt'), '=', 1), not(holds(self, cards('spear')))), [
      clause('2e.card.creepy-puppet.spear', gain('might', 2, holderOf(cards('spear')))),
    ]),
  ],
});
