import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'persephone-puleri',
  card: 'blue',
  pronoun: 'she',
  age: 49,
  birthday: { month: 4, day: 15 },
  hobbies: ['camping', 'fragrances'],
  tracks: {
    might: { values: [3, 3, 4, 5, 6, 6, 7, 7], start: 2 },
    speed: { values: [3, 3, 4, 4, 5, 6, 7, 8], start: 3 },
    knowledge: { values: [2, 3, 3, 4, 5, 6, 6, 7], start: 2 },
    sanity: { values: [3, 3, 4, 5, 6, 7, 8, 8], start: 3 },
  },
});
