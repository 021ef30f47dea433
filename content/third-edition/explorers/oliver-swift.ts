import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'oliver-swift',
  card: 'red',
  pronoun: 'he',
  age: 33,
  birthday: { month: 7, day: 3 },
  hobbies: ['philosophy', 'running'],
  tracks: {
    might: { values: [3, 3, 4, 4, 5, 6, 6, 7], start: 2 },
    speed: { values: [3, 3, 4, 5, 5, 6, 7, 8], start: 3 },
    knowledge: { values: [3, 3, 3, 4, 5, 6, 6, 7], start: 3 },
    sanity: { values: [2, 3, 3, 4, 5, 5, 6, 7], start: 2 },
  },
});
