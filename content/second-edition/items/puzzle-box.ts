import { discard, draw, item, roll, thisCard, trait } from '@hollow/engine/builders';

export default item({
  id: 'puzzle-box',
  rules: {
    solve: {
      on: 'turn.offer',
      do: [roll(trait('knowledge'), { '6+': [draw('item', 2), discard(thisCard)], '0-5': [] })],
    },
  },
});
