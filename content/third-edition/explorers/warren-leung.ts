import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'warren-leung',
  card: 'white',
  pronoun: 'he',
  age: 71,
  birthday: { month: 11, day: 17 },
  hobbies: ['watercolour-painting', 'comic-books'],
  tracks: {
    might: { values: [2, 2, 3, 3, 4, 5, 6, 6], start: 3 },
    speed: { values: [2, 3, 4, 4, 5, 5, 6, 6], start: 2 },
    knowledge: { values: [3, 3, 4, 5, 5, 6, 7, 8], start: 2 },
    sanity: { values: [3, 3, 3, 4, 5, 6, 7, 8], start: 4 },
  },
});
