import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'vivian-lopez',
  card: 'blue',
  pronoun: 'she',
  age: 42,
  birthday: { month: 1, day: 11 },
  height: '5\'5"',
  weight: 142,
  hobbies: ['old-movies', 'horses'],
  tracks: {
    speed: { values: [3, 4, 4, 4, 4, 6, 7, 8], start: 3 },
    might: { values: [2, 2, 2, 4, 4, 5, 6, 6], start: 2 },
    sanity: { values: [4, 4, 4, 5, 6, 7, 8, 8], start: 2 },
    knowledge: { values: [4, 5, 5, 5, 5, 6, 6, 7], start: 3 },
  },
});
