import * as w from '@hollow/engine/words';

const others = w.movable(w.either(w.except(w.charactersIn(w.here), w.self), w.where(w.monsters, w.at(w.it, w.here))));

export default w.omen({
  id: 'mask',
  rules: {
    steady: { on: 'total', when: w.rollIs('speed'), value: 1, cites: ['3e.card.mask'] },
    drive: {
      on: 'turn.offer',
      cites: ['3e.card.mask', '3e.move.forced'],
      reaches: ['explorers', 'monsters'],
      needs: [w.exists(others), w.exists(w.joined(w.here))],
      do: [
        w.each(others, 'one', [
          w.ask(w.self, 'room', { from: w.joined(w.here), as: 'r', question: { key: 'drive', of: w.$who('one') } }),
          w.put(w.$who('one'), w.$room('r')),
        ]),
      ],
    },
  },
});
