import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'brittani-bowen',
  card: 'purple',
  pronoun: 'she',
  age: 22,
  birthday: { month: 12, day: 1 },
  hobbies: ['dancing', 'gardening'],
  tracks: {
    might: { values: [3, 3, 4, 5, 6, 7, 7, 8], start: 3 },
    speed: { values: [2, 3, 3, 4, 4, 5, 6, 6], start: 2 },
    knowledge: { values: [3, 3, 4, 5, 5, 6, 6, 7], start: 2 },
    sanity: { values: [3, 3, 4, 4, 5, 6, 6, 7], start: 3 },
  },
});
