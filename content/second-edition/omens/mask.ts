import * as w from '@hollow/engine/words';

/** It comes off, without any effect, when it changes hands. */
export default w.omen({
  id: 'mask',
  vars: { worn: {} },
  lose: [w.set('worn', 0)],
  rules: {
    try: {
      on: 'turn.offer',
      do: [
        w.roll(w.trait('sanity'), {
          '4+': [
            w.when(
              w.is(w.v('worn'), '=', 0),
              [w.set('worn', 1), w.gain('knowledge', 2), w.lose('sanity', 2)],
              [w.set('worn', 0), w.gain('sanity', 2), w.lose('knowledge', 2)],
            ),
          ],
          '0-3': [],
        }),
      ],
    },
  },
  rulings: {
    'on-and-off': {},
  },
});
