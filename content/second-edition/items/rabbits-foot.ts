import { item, ownTurn, reroll } from '@hollow/engine/builders';

export default item({
  id: 'rabbits-foot',
  rules: {
    stroke: { on: 'roll.offer', moment: 'after', when: ownTurn(), do: [reroll('one')] },
  },
});
