import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'missy-dubourde',
  card: 'yellow',
  pronoun: 'she',
  age: 9,
  birthday: { month: 2, day: 14 },
  height: '4\'2"',
  weight: 62,
  hobbies: ['swimming', 'medicine'],
  tracks: {
    speed: { values: [3, 4, 5, 6, 6, 6, 7, 7], start: 2 },
    might: { values: [2, 3, 3, 3, 4, 5, 6, 7], start: 3 },
    sanity: { values: [1, 2, 3, 4, 5, 5, 6, 7], start: 2 },
    knowledge: { values: [2, 3, 4, 4, 5, 6, 6, 6], start: 3 },
  },
});
