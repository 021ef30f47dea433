import * as w from '@hollow/engine/words';

/** The floor under one's own. */
const below = w.either(
  w.where(w.onFloor('ground'), w.isIn(w.here, w.onFloor('upper'))),
  w.where(w.onFloor('basement'), w.isIn(w.here, w.onFloor('ground'))),
);

export default w.event({
  id: 'technical-difficulties',
  draw: [
    w.when(
      w.isIn(w.here, w.onFloor('basement')),
      [w.put(w.self, w.named('upper-landing')), w.damage('mental', 1)],
      [
        w.ask(w.self, 'room', { from: w.both(w.tag('landing'), below), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
      ],
    ),
  ],
});
