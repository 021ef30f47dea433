import {
  asFor,
  at,
  clause,
  either,
  event,
  first,
  here,
  inTurnOrder,
  it,
  not,
  onFloor,
  self,
  spawn,
  where,
} from '@hollow/engine/builders';
import { firstSlide } from '../tokens/slide.ts';

const above = not(at(it, onFloor('basement')));

export default event({
  id: 'mystic-slide',
  draw: [
    asFor(first(where(either(self, inTurnOrder(self)), above)), [
      clause('2e.tokens.square', spawn('slide', here)),
      ...firstSlide,
    ]),
  ],
});
