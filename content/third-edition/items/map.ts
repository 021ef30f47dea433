import * as w from '@hollow/engine/words';

const elsewhere = w.except(w.standing, w.here);

export default w.item({
  id: 'map',
  rules: {
    unfold: {
      on: 'turn.offer',
      needs: [w.exists(elsewhere)],
      do: [
        w.ask(w.self, 'room', { from: elsewhere, as: 'r', question: 'where' }),
        w.bury(w.thisCard),
        w.put(w.self, w.$room('r')),
      ],
    },
  },
});
