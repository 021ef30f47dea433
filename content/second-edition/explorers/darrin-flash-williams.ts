import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'darrin-flash-williams',
  card: 'red',
  pronoun: 'he',
  age: 20,
  birthday: { month: 6, day: 6 },
  height: '5\'11"',
  weight: 188,
  hobbies: ['track', 'music', 'shakespearean-literature'],
  tracks: {
    speed: { values: [4, 4, 4, 5, 6, 7, 7, 8], start: 4 },
    might: { values: [2, 3, 3, 4, 5, 6, 6, 7], start: 2 },
    sanity: { values: [1, 2, 3, 4, 5, 5, 5, 7], start: 2 },
    knowledge: { values: [2, 3, 3, 4, 5, 5, 5, 7], start: 2 },
  },
});
