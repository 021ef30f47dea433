import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'dan-nguyen',
  card: 'white',
  pronoun: 'he',
  age: 60,
  birthday: { month: 5, day: 6 },
  hobbies: ['fishing', 'documentaries'],
  tracks: {
    might: { values: [3, 3, 4, 4, 5, 5, 6, 7], start: 2 },
    speed: { values: [2, 3, 3, 4, 5, 6, 7, 7], start: 2 },
    knowledge: { values: [3, 3, 4, 5, 5, 6, 7, 8], start: 4 },
    sanity: { values: [2, 3, 4, 4, 5, 6, 7, 8], start: 3 },
  },
});
