import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'idol',
  rules: {
    steady: { on: 'total', when: w.rollIs('might'), value: 1, cites: ['3e.action.always-on'] },
    refuse: {
      on: 'draw.instead',
      when: w.all(w.kindIs('event'), w.during('enter')),
      optional: true,
      do: [],
    },
  },
});
