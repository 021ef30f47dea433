import * as w from '@hollow/engine/words';

export default w.item({
  id: 'puzzle-box',
  rules: {
    solve: {
      on: 'turn.offer',
      do: [w.roll(w.trait('knowledge'), { '6+': [w.draw('item', 2), w.discard(w.thisCard)], '0-5': [] })],
    },
  },
});
