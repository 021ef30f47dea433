import * as w from '@hollow/engine/words';

export default w.room({
  id: 'library',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S'],
  symbol: 'omen',
  rules: {
    read: { on: 'enter.after', when: w.discovered, do: [w.gain('knowledge')] },
  },
});
