import * as w from '@hollow/engine/words';

export default w.event({
  id: 'skeletons',
  draw: [w.clause('2e.tokens.square', w.spawn('skeletons', w.here)), w.damage('mental', { dice: 1 })],
});
