import * as w from '@hollow/engine/words';

export default w.room({
  id: 'larder',
  floors: ['ground'],
  doors: ['N', 'W'],
  rules: {
    eat: { on: 'enter.after', when: w.discovered, do: [w.gain('might')] },
  },
});
