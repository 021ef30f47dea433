import * as w from '@hollow/engine/words';

export default w.item({
  id: 'lucky-stone',
  rules: {
    rub: { on: 'roll.offer', moment: 'after', do: [w.reroll('any'), w.discard(w.thisCard)] },
  },
});
