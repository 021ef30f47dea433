import {
  exists,
  hauntOn,
  here,
  look,
  monsters,
  moved,
  not,
  omen,
  self,
  traitor,
  walk,
  when,
} from '@hollow/engine/builders';

export default omen({
  id: 'spirit-board',
  rules: {
    ask: {
      on: 'turn.offer',
      needs: [not(moved)],
      do: [
        look(self, 'rooms', 1),
        when(hauntOn, [
          when(exists(traitor), [walk(monsters, { toward: here, any: traitor })], [walk(monsters, { toward: here })]),
        ]),
      ],
    },
  },
});
