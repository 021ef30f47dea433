import { discard, item, reroll, thisCard } from '@hollow/engine/builders';

export default item({
  id: 'lucky-stone',
  rules: {
    rub: { on: 'roll.offer', moment: 'after', do: [reroll('any'), discard(thisCard)] },
  },
});
