import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'jenny-leclerc',
  card: 'purple',
  pronoun: 'she',
  age: 21,
  birthday: { month: 3, day: 4 },
  height: '5\'7"',
  weight: 142,
  hobbies: ['reading', 'soccer'],
  tracks: {
    speed: { values: [2, 3, 4, 4, 4, 5, 6, 8], start: 3 },
    might: { values: [3, 4, 4, 4, 4, 5, 6, 8], start: 2 },
    sanity: { values: [1, 1, 2, 4, 4, 4, 5, 6], start: 4 },
    knowledge: { values: [2, 3, 3, 4, 4, 5, 6, 8], start: 2 },
  },
});
