import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'professor-longfellow',
  card: 'white',
  pronoun: 'he',
  age: 57,
  birthday: { month: 7, day: 27 },
  height: '5\'11"',
  weight: 153,
  hobbies: ['gaelic-music', 'drama', 'fine-wines'],
  tracks: {
    speed: { values: [2, 2, 4, 4, 5, 5, 6, 6], start: 3 },
    might: { values: [1, 2, 3, 4, 5, 5, 6, 6], start: 2 },
    sanity: { values: [1, 3, 3, 4, 5, 5, 6, 7], start: 2 },
    knowledge: { values: [4, 5, 5, 5, 5, 6, 7, 8], start: 4 },
  },
});
