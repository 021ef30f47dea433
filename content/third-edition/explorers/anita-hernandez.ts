import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'anita-hernandez',
  card: 'yellow',
  pronoun: 'she',
  age: 12,
  birthday: { month: 6, day: 11 },
  hobbies: ['taxidermy', 'painting'],
  tracks: {
    might: { values: [2, 2, 3, 4, 4, 5, 6, 7], start: 3 },
    speed: { values: [2, 3, 4, 4, 5, 6, 7, 8], start: 2 },
    knowledge: { values: [4, 4, 5, 5, 6, 7, 8, 8], start: 3 },
    sanity: { values: [2, 2, 3, 4, 5, 5, 6, 6], start: 2 },
  },
});
