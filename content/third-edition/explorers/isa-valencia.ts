import * as w from '@hollow/engine/words';

export default w.explorer({
  id: 'isa-valencia',
  card: 'yellow',
  pronoun: 'she',
  age: 11,
  birthday: { month: 3, day: 30 },
  hobbies: ['gloomy-music', 'blogging'],
  tracks: {
    might: { values: [2, 3, 3, 3, 4, 5, 6, 7], start: 3 },
    speed: { values: [4, 4, 5, 5, 6, 7, 8, 8], start: 3 },
    knowledge: { values: [2, 3, 4, 4, 5, 6, 6, 6], start: 2 },
    sanity: { values: [2, 3, 4, 5, 6, 7, 7, 8], start: 2 },
  },
});
