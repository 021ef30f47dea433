import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'stephanie-richter',
  card: 'blue',
  pronoun: 'she',
  age: 40,
  birthday: { month: 1, day: 12 },
  hobbies: ['photography', 'cooking'],
  tracks: {
    might: { values: [2, 3, 3, 4, 5, 5, 6, 6], start: 3 },
    speed: { values: [2, 3, 3, 5, 5, 6, 6, 7], start: 2 },
    knowledge: { values: [2, 3, 4, 4, 4, 5, 6, 6], start: 2 },
    sanity: { values: [4, 4, 5, 5, 6, 7, 8, 8], start: 3 },
  },
});
