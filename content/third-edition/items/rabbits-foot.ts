import * as w from '@hollow/engine/words';

export default w.item({
  id: 'rabbits-foot',
  rules: {
    stroke: { on: 'roll.offer', moment: 'after', when: w.ownTurn(), do: [w.reroll('one')] },
  },
});
