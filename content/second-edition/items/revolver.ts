import * as w from '@hollow/engine/words';

export default w.item({
  id: 'revolver',
  tags: ['weapon'],
  weapon: {
    trait: 'speed',
    dice: 1,
    damage: 'physical',
    range: 'sight',
    cites: {
      trait: '2e.card.revolver.speed',
      dice: '2e.card.revolver.die',
      range: '2e.card.revolver.range',
      alone: '2e.card.revolver.one-weapon',
    },
  },
});
