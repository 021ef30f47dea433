import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'ox-bellows',
  card: 'red',
  pronoun: 'he',
  age: 23,
  birthday: { month: 10, day: 18 },
  height: '6\'4"',
  weight: 288,
  hobbies: ['football', 'shiny-objects'],
  tracks: {
    speed: { values: [2, 2, 2, 3, 4, 5, 5, 6], start: 4 },
    might: { values: [4, 5, 5, 6, 6, 7, 8, 8], start: 2 },
    sanity: { values: [2, 2, 3, 4, 5, 5, 6, 7], start: 2 },
    knowledge: { values: [2, 2, 3, 3, 5, 5, 6, 6], start: 2 },
  },
});
