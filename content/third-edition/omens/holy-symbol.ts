import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'holy-symbol',
  rules: {
    faith: { on: 'total', when: w.rollIs('sanity'), value: 1, cites: ['3e.action.always-on'] },
    // The next tile must be taken.
    averted: { on: 'tile.instead', optional: true, do: [] },
  },
});
