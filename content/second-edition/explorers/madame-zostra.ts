import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'madame-zostra',
  card: 'blue',
  pronoun: 'she',
  age: 37,
  birthday: { month: 12, day: 10 },
  height: '5\'0"',
  weight: 150,
  hobbies: ['astrology', 'cooking', 'baseball'],
  tracks: {
    speed: { values: [2, 3, 3, 5, 5, 6, 6, 7], start: 2 },
    might: { values: [2, 3, 3, 4, 5, 5, 5, 6], start: 3 },
    sanity: { values: [4, 4, 4, 5, 6, 7, 8, 8], start: 2 },
    knowledge: { values: [1, 3, 4, 4, 4, 5, 6, 6], start: 3 },
  },
});
