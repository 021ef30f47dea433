import * as w from '@hollow/engine/words';

export default w.item({
  id: 'strange-medicine',
  rules: {
    use: {
      on: 'turn.offer',
      do: [w.bury(w.thisCard), w.heal(w.traitsOf('physical'))],
    },
  },
});
