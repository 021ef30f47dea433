import * as w from '@hollow/engine/words';

export default w.room({
  id: 'chapel',
  floors: ['ground'],
  doors: ['N', 'S'],
  symbol: 'omen',
  rules: {
    pray: { on: 'enter.after', when: w.discovered, do: [w.gain('sanity')] },
  },
});
