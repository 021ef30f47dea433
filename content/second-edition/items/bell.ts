import * as w from '@hollow/engine/words';

export default w.item({
  id: 'bell',
  gain: [w.gain('sanity')],
  lose: [w.lose('sanity')],
  rules: {
    ring: {
      on: 'turn.offer',
      reaches: ['explorers', 'monsters'],
      needs: [w.hauntOn],
      do: [
        w.roll(w.trait('sanity'), {
          '5+': [w.walk(w.except(w.seemingHeroes, w.self), { toward: w.here, any: w.self })],
          '0-4': [
            w.when(
              w.exists(w.traitor),
              [w.when(w.not(w.isIn(w.self, w.traitor)), [w.walk(w.monsters, { toward: w.here, any: w.traitor })])],
              [w.walk(w.monsters, { toward: w.here })],
            ),
          ],
        }),
      ],
    },
  },
  rulings: {
    'who-comes': { about: ['ring'] },
    'set-of-three': {},
  },
});
