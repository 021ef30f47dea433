import * as w from '@hollow/engine/words';
import { firstSlide } from '../tokens/slide.ts';

/** In a room of the house, and not at its bottom. */
const above = w.all(w.exists(w.roomOf(w.it)), w.not(w.at(w.it, w.onFloor('basement'))));

export default w.event({
  id: 'mystic-slide',
  reaches: ['explorers'],
  draw: [
    w.eachOne(w.first(w.where(w.either(w.self, w.inTurnOrder(w.self)), above)), [
      w.clause('2e.tokens.square', w.spawn('slide', w.here)),
      ...firstSlide,
    ]),
  ],
  rulings: { once: {} },
});
