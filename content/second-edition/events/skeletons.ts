import { clause, damage, event, here, spawn } from '@hollow/engine/builders';

export default event({
  id: 'skeletons',
  draw: [clause('2e.tokens.square', spawn('skeletons', here)), damage('mental', { dice: 1 })],
});
