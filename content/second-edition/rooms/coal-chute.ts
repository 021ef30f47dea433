import { clause, isVillain, named, put, reading, room, self, spend, when } from '@hollow/engine/builders';

export default room({
  id: 'coal-chute',
  floors: ['ground'],
  doors: ['N'],
  climb: 'basement-landing',
  tags: ['one-way'],
  rules: {
    slide: {
      on: 'enter.after',
      do: [
        clause('2e.room.coal-chute.cost', when(reading('coalChuteSlideCost', '1'), [spend(1)])),
        when(
          isVillain(),
          [clause('2e.traitor.coal-chute', put(self, named('basement-landing')))],
          [put(self, named('basement-landing'))],
        ),
      ],
      cites: ['2e.room.coal-chute.slide'],
    },
    /** Whoever was set down in it without sliding. */
    'no-foothold': {
      on: 'turn.after',
      do: [put(self, named('basement-landing'))],
      cites: ['2e.room.coal-chute.no-end'],
    },
  },
});
