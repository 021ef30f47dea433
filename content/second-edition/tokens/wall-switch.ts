import { clause, isVillain, otherEnd, put, roll, self, token, trait, when } from '@hollow/engine/builders';

export default token({
  id: 'wall-switch',
  n: 1,
  rules: {
    'turn-the-wall': {
      on: 'turn.offer',
      monsters: true,
      do: [
        when(
          isVillain(),
          [clause('2e.traitor.revolving-wall', put(self, otherEnd))],
          [roll(trait('knowledge'), { '3+': [put(self, otherEnd)], '0-2': [] })],
        ),
      ],
      cites: ['2e.room.revolving-wall'],
    },
  },
});
