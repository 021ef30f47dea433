import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'brandon-jaspers',
  card: 'green',
  pronoun: 'he',
  age: 12,
  birthday: { month: 5, day: 21 },
  height: '5\'1"',
  weight: 109,
  hobbies: ['computers', 'camping', 'hockey'],
  tracks: {
    speed: { values: [3, 4, 4, 4, 5, 6, 7, 8], start: 2 },
    might: { values: [2, 3, 3, 4, 5, 6, 6, 7], start: 3 },
    sanity: { values: [3, 3, 3, 4, 5, 6, 7, 8], start: 3 },
    knowledge: { values: [1, 3, 3, 5, 5, 6, 6, 7], start: 2 },
  },
});
