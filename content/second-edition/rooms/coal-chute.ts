import { named, put, room, self } from '@hollow/engine/builders';

export default room({
  id: 'coal-chute',
  floors: ['ground'],
  doors: ['N'],
  tags: ['one-way', 'asks-for-a-roll'],
  rules: {
    slide: { on: 'enter.after', do: [put(self, named('basement-landing'))], cites: ['2e.room.coal-chute.slide'] },
  },
});
