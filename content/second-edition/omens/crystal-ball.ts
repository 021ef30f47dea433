import { choose, hauntOn, lose, omen, roll, search, self, trait } from '@hollow/engine/builders';

export default omen({
  id: 'crystal-ball',
  rules: {
    gaze: {
      on: 'turn.offer',
      needs: [hauntOn],
      do: [
        roll(trait('knowledge'), {
          '4+': [choose(self, { item: [search(self, 'item')], event: [search(self, 'event')] })],
          '1-3': [lose('sanity')],
          '0': [lose('sanity', 2)],
        }),
      ],
    },
  },
});
