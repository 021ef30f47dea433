import {
  except,
  exists,
  gain,
  hauntOn,
  here,
  isIn,
  item,
  lose,
  monsters,
  not,
  roll,
  seemingHeroes,
  self,
  trait,
  traitor,
  walk,
  when,
} from '@hollow/engine/builders';

export default item({
  id: 'bell',
  gain: [gain('sanity')],
  lose: [lose('sanity')],
  rules: {
    ring: {
      on: 'turn.offer',
      needs: [hauntOn],
      do: [
        roll(trait('sanity'), {
          '5+': [walk(except(seemingHeroes, self), { toward: here, any: self })],
          '0-4': [
            when(
              exists(traitor),
              [when(not(isIn(self, traitor)), [walk(monsters, { toward: here, any: traitor })])],
              [walk(monsters, { toward: here })],
            ),
          ],
        }),
      ],
    },
  },
});
