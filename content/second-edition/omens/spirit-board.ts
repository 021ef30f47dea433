import { look, moved, not, omen, self } from '@hollow/engine/builders';

export default omen({
  id: 'spirit-board',
  rules: {
    ask: { on: 'turn.offer', needs: [not(moved)], do: [look(self, 'rooms', 1)] },
  },
});
