import * as w from '@hollow/engine/words';

export default w.event({
  id: 'a-bite',
  draw: [w.roll(w.trait('might'), { '4+': [], '2-3': [w.damage('physical', 1)], '0-1': [w.damage('physical', 3)] })],
});
