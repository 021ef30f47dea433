import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'michelle-monroe',
  card: 'purple',
  pronoun: 'she',
  age: 19,
  birthday: { month: 8, day: 19 },
  hobbies: ['lacrosse', 'travel'],
  tracks: {
    might: { values: [2, 3, 4, 4, 5, 6, 7, 8], start: 4 },
    speed: { values: [3, 3, 4, 5, 6, 6, 7, 8], start: 2 },
    knowledge: { values: [2, 3, 3, 4, 5, 6, 7, 8], start: 3 },
    sanity: { values: [2, 3, 3, 4, 5, 6, 6, 6], start: 2 },
  },
});
