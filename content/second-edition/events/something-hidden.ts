import * as w from '@hollow/engine/words';

export default w.event({
  id: 'something-hidden',
  draw: [
    w.choose(
      w.self,
      {
        search: [w.roll(w.trait('knowledge'), { '4+': [w.draw('item')], '0-3': [w.lose('sanity')] })],
        leave: [],
      },
      { question: 'search' },
    ),
  ],
});
