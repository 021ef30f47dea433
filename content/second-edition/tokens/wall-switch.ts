import * as w from '@hollow/engine/words';

export default w.token({
  id: 'wall-switch',
  n: 1,
  rules: {
    'turn-the-wall': {
      on: 'turn.offer',
      monsters: true,
      do: [
        w.when(
          w.isVillain(),
          [w.clause('2e.traitor.revolving-wall', w.put(w.self, w.otherEnd))],
          [w.roll(w.trait('knowledge'), { '3+': [w.put(w.self, w.otherEnd)], '0-2': [] })],
        ),
      ],
      cites: ['2e.room.revolving-wall'],
    },
  },
});
