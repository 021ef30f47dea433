import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'josef-hooper',
  card: 'red',
  pronoun: 'he',
  age: 25,
  birthday: { month: 2, day: 25 },
  hobbies: ['poetry', 'football'],
  tracks: {
    might: { values: [4, 4, 4, 5, 6, 7, 8, 8], start: 3 },
    speed: { values: [2, 2, 3, 4, 5, 6, 7, 8], start: 3 },
    knowledge: { values: [2, 2, 3, 3, 5, 5, 6, 6], start: 2 },
    sanity: { values: [2, 3, 4, 4, 5, 5, 6, 6], start: 2 },
  },
});
