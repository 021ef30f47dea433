import * as w from '@hollow/engine/words';

const elsewhere = w.except(w.standing, w.sameFloor(w.here));

export default w.event({
  id: 'secret-elevator',
  draw: [
    w.choose(
      w.self,
      {
        go: [w.ask(w.self, 'room', { from: elsewhere, as: 'r', question: 'where' }), w.put(w.self, w.$room('r'))],
        stay: [],
      },
      { if: { go: w.exists(elsewhere) }, question: 'go' },
    ),
  ],
});
