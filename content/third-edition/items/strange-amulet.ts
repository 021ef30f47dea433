import * as w from '@hollow/engine/words';

export default w.item({
  id: 'strange-amulet',
  rules: {
    glow: {
      on: 'damage.after',
      when: w.all(w.kindIs('physical'), w.is(w.amount, '>', 0)),
      do: [w.gain('sanity')],
      cites: ['3e.action.always-on'],
    },
  },
});
