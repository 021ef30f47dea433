import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'jaden-jones',
  card: 'green',
  pronoun: 'he',
  age: 11,
  birthday: { month: 10, day: 4 },
  hobbies: ['mysteries', 'reading'],
  tracks: {
    might: { values: [2, 3, 3, 3, 4, 5, 6, 7], start: 3 },
    speed: { values: [3, 4, 4, 4, 5, 6, 7, 8], start: 2 },
    knowledge: { values: [3, 3, 4, 5, 5, 6, 6, 7], start: 3 },
    sanity: { values: [3, 3, 4, 5, 5, 6, 7, 8], start: 2 },
  },
});
