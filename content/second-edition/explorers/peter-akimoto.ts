import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'peter-akimoto',
  card: 'green',
  pronoun: 'he',
  age: 13,
  birthday: { month: 9, day: 3 },
  height: '4\'11"',
  weight: 98,
  hobbies: ['bugs', 'basketball'],
  tracks: {
    speed: { values: [3, 3, 3, 4, 6, 6, 7, 7], start: 3 },
    might: { values: [2, 3, 3, 4, 5, 5, 6, 8], start: 2 },
    sanity: { values: [3, 4, 4, 4, 5, 6, 6, 7], start: 3 },
    knowledge: { values: [3, 4, 4, 5, 6, 7, 7, 8], start: 2 },
  },
});
