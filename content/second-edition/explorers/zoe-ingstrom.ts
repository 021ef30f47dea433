import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'zoe-ingstrom',
  card: 'yellow',
  pronoun: 'she',
  age: 8,
  birthday: { month: 11, day: 5 },
  height: '3\'9"',
  weight: 49,
  hobbies: ['dolls', 'music'],
  tracks: {
    speed: { values: [4, 4, 4, 4, 5, 6, 8, 8], start: 3 },
    might: { values: [2, 2, 3, 3, 4, 4, 6, 7], start: 3 },
    sanity: { values: [3, 4, 5, 5, 6, 6, 7, 8], start: 2 },
    knowledge: { values: [1, 2, 3, 4, 4, 5, 5, 5], start: 2 },
  },
});
