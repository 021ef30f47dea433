import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'skull',
  vars: { refused: {} },
  rules: {
    steady: { on: 'total', when: w.rollIs('knowledge'), value: 1, cites: ['3e.action.always-on'] },
    bargain: {
      on: 'kill.instead',
      uses: true,
      when: w.is(w.v('refused'), '=', 0),
      do: [
        w.roll(w.dice(3), {
          '4+': [w.setTrait(w.self, w.allTraits, 'critical')],
          '0-3': [w.set('refused', 1), w.kill(w.self), w.set('refused', 0)],
        }),
      ],
    },
  },
});
