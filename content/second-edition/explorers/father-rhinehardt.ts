import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'father-rhinehardt',
  card: 'white',
  pronoun: 'he',
  age: 62,
  birthday: { month: 4, day: 29 },
  height: '5\'9"',
  weight: 185,
  hobbies: ['fencing', 'gardening'],
  tracks: {
    speed: { values: [2, 3, 3, 4, 5, 6, 7, 7], start: 2 },
    might: { values: [1, 2, 2, 4, 4, 5, 5, 7], start: 2 },
    sanity: { values: [3, 4, 5, 5, 6, 7, 7, 8], start: 4 },
    knowledge: { values: [1, 3, 3, 4, 5, 6, 6, 8], start: 3 },
  },
});
