import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'spirit-board',
  rules: {
    ask: {
      on: 'turn.offer',
      reaches: ['monsters'],
      needs: [w.not(w.moved)],
      do: [
        w.look(w.self, 'rooms', 1),
        w.when(w.hauntOn, [
          w.when(
            w.exists(w.traitor),
            [w.walk(w.monsters, { toward: w.here, any: w.traitor })],
            [w.walk(w.monsters, { toward: w.here })],
          ),
        ]),
      ],
    },
  },
});
