import * as w from '@hollow/engine/words';

const near = w.except(w.both(w.explorers, w.charactersIn(w.reach(w.here, 4))), w.self);

export default w.omen({
  id: 'dog',
  rules: {
    quick: { on: 'total', when: w.rollIs('speed'), value: 1, cites: ['3e.action.always-on'] },
    errand: {
      on: 'turn.offer',
      needs: [w.mayTrade, w.exists(near)],
      do: [w.ask(w.self, 'who', { from: near, as: 'other' }), w.tradeWith(w.$who('other'))],
    },
  },
  rulings: { 'one-trade': { about: ['errand'] } },
});
