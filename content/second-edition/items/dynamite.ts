import * as w from '@hollow/engine/words';

const nextDoor = w.both(w.touching(w.here), w.joined(w.here));
const target = w.$room('target');
const bodies = w.all(w.at(w.it, target), w.hasTrait(w.it, 'might'), w.hasTrait(w.it, 'speed'));

export default w.item({
  id: 'dynamite',
  tags: ['one-use'],
  rules: {
    throw: {
      on: 'turn.offer',
      reaches: ['explorers', 'monsters'],
      needs: [w.mayAttack, w.exists(nextDoor)],
      do: [
        w.end('attack'),
        w.ask(w.self, 'room', { from: nextDoor, as: 'target', question: 'throw' }),
        w.eachOne(w.either(w.charactersIn(target), w.where(w.monsters, bodies)), [
          w.roll(w.trait('speed'), { '5+': [], '0-4': [w.damage('physical', 4)] }),
        ]),
        w.discard(w.thisCard),
      ],
    },
  },
  rulings: {
    'when-and-where': { about: ['throw'] },
  },
});
