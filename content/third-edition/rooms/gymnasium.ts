import * as w from '@hollow/engine/words';

export default w.room({
  id: 'gymnasium',
  floors: ['basement', 'ground'],
  doors: ['N', 'W'],
  rules: {
    stretch: { on: 'enter.after', when: w.discovered, do: [w.gain('speed')] },
  },
});
