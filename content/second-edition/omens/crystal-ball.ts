import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'crystal-ball',
  rules: {
    gaze: {
      on: 'turn.offer',
      needs: [w.hauntOn],
      do: [
        w.roll(w.trait('knowledge'), {
          '4+': [
            w.choose(
              w.self,
              { item: [w.search(w.self, 'item')], event: [w.search(w.self, 'event')] },
              { question: 'search' },
            ),
          ],
          '1-3': [w.lose('sanity')],
          '0': [w.lose('sanity', 2)],
        }),
      ],
    },
  },
});
