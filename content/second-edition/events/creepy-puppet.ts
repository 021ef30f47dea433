import * as w from '@hollow/engine/words';

export default w.event({
  id: 'creepy-puppet',
  reaches: ['explorers'],
  draw: [
    w.clause(
      '2e.card.creepy-puppet.attack',
      w.attack({ on: w.self, dice: 4, trait: 'might', rolledBy: w.rightOf(w.self), as: 'hurt' }),
    ),
    w.when(w.all(w.is(w.$num('hurt'), '=', 1), w.not(w.holds(w.self, w.cards('spear')))), [
      w.clause('2e.card.creepy-puppet.spear', w.gain('might', 2, w.holderOf(w.cards('spear')))),
    ]),
  ],
});
