import * as w from '@hollow/engine/words';

const fixed = w.named('entrance-hall', 'foyer', 'grand-staircase', 'upper-landing', 'basement-landing');

export default w.event({
  id: 'what-the',
  draw: [w.when(w.not(w.at(w.self, fixed)), [w.moveRoom(w.here, { elsewhere: true })])],
  rulings: {
    'starting-pieces': { about: ['draw'] },
  },
});
