import { gain, is, lose, omen, roll, set, trait, v, when } from '@hollow/engine/builders';

/** It comes off, without any effect, when it changes hands. */
export default omen({
  id: 'mask',
  vars: { worn: {} },
  lose: [set('worn', 0)],
  rules: {
    try: {
      on: 'turn.offer',
      do: [
        roll(trait('sanity'), {
          '4+': [
            when(
              is(v('worn'), '=', 0),
              [set('worn', 1), gain('knowledge', 2), lose('sanity', 2)],
              [set('worn', 0), gain('sanity', 2), lose('knowledge', 2)],
            ),
          ],
          '0-3': [],
        }),
      ],
    },
  },
});
