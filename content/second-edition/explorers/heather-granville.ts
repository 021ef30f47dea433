import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'heather-granville',
  card: 'purple',
  pronoun: 'she',
  age: 18,
  birthday: { month: 8, day: 2 },
  height: '5\'2"',
  weight: 120,
  hobbies: ['television', 'shopping'],
  tracks: {
    speed: { values: [3, 3, 4, 5, 6, 6, 7, 8], start: 2 },
    might: { values: [3, 3, 3, 4, 5, 6, 7, 8], start: 2 },
    sanity: { values: [3, 3, 3, 4, 5, 6, 6, 6], start: 2 },
    knowledge: { values: [2, 3, 3, 4, 5, 6, 7, 8], start: 4 },
  },
});
