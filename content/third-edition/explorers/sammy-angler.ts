import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'sammy-angler',
  card: 'green',
  pronoun: 'he',
  age: 9,
  birthday: { month: 9, day: 18 },
  hobbies: ['magic-tricks', 'video-games'],
  tracks: {
    might: { values: [3, 3, 4, 4, 5, 5, 6, 8], start: 2 },
    speed: { values: [2, 3, 4, 4, 5, 6, 7, 8], start: 4 },
    knowledge: { values: [2, 3, 3, 4, 5, 6, 7, 8], start: 2 },
    sanity: { values: [2, 3, 4, 4, 5, 6, 6, 7], start: 3 },
  },
});
