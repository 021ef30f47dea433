import * as w from '@hollow/engine/words';

export default w.item({
  id: 'mystical-stopwatch',
  vars: { again: {} },
  rules: {
    stop: { on: 'turn.offer', needs: [w.hauntOn], do: [w.set('again', 1)] },
    // It stays in the hand until the turn is over: what was used is not traded.
    again: {
      on: 'turn.after',
      when: w.is(w.v('again'), '=', 1),
      do: [w.set('again', 0), w.bury(w.thisCard), w.takeTurn(w.self)],
    },
  },
});
