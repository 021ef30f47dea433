import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'book',
  vars: { open: {} },
  rules: {
    learned: { on: 'total', when: w.rollIs('knowledge'), value: 1, cites: ['3e.action.always-on'] },
    consult: {
      on: 'turn.offer',
      do: [w.lose('sanity'), w.set('open', 1)],
    },
    // Kept for a later roll of the turn by whoever does not take it.
    answer: {
      on: 'roll.offer',
      moment: 'before',
      when: w.all(
        w.is(w.v('open'), '=', 1),
        w.ownTurn(),
        w.rollIs('trait'),
        w.not(w.any(w.rollIs('attack'), w.rollIs('defence'))),
      ),
      limit: 'event',
      uses: false,
      do: [w.set('open', 0), w.useTrait('knowledge')],
    },
    shut: { on: 'turn.after', do: [w.set('open', 0)] },
  },
  rulings: { 'next-roll': { about: ['answer'] } },
});
