import * as w from '@hollow/engine/words';

/** Monsters that are there, and that Speed and blows mean something to. */
const bodies = w.all(w.at(w.it, w.$room('target')), w.hasTrait(w.it, 'might'), w.hasTrait(w.it, 'speed'));

export default w.item({
  id: 'dynamite',
  tags: ['weapon'],
  rules: {
    throw: {
      on: 'turn.offer',
      reaches: ['explorers', 'monsters'],
      needs: [w.mayAttack],
      do: [
        w.end('attack'),
        w.ask(w.self, 'room', { from: w.either(w.here, w.joined(w.here)), as: 'target', question: 'throw' }),
        w.bury(w.thisCard),
        w.eachOne(w.either(w.charactersIn(w.$room('target')), w.where(w.monsters, bodies)), [
          w.roll(w.trait('speed'), { '4+': [], '0-3': [w.damage('physical', 4)] }),
        ]),
      ],
    },
  },
});
